"""The ladder of bots: each is given a View and a budget and answers with a move; none ever sees the match."""
