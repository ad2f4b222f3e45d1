/* Two-player Mille Bornes with random moves, handwritten in C: the baseline of `paddock bench`.

   It has the same rules, draws the same random numbers and lists its moves in the same order as the compiled rules, so
   that both play identical rounds: `rounds 100` prints the number of moves in 100 rounds, `seconds 0.1` the moves per
   second in the best 20 ms window of 0.1 s. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BIG = 4, STOP = 5, LIMIT = 6, ACCIDENT = 9, START = 10, END_LIMIT = 11, RIGHT_OF_WAY = 15, KINDS = 19 };
enum { WAITING, DRIVING };
enum { DECK = 106, HAND = 6, GOAL_KM = 1000, LIMIT_KM = 50, MAX_BIG = 2, DISCARD = 32, ATTACK = 64, PASS = 96 };

static const int KM[] = {25, 50, 75, 100, 200};
static const int PACK[KINDS] = {10, 10, 10, 12, 4, 5, 4, 3, 3, 3, 14, 6, 6, 6, 6, 1, 1, 1, 1};

typedef struct { int km, battle, limited, safeties, bigs; } Side;

static uint32_t rng_a, rng_b, rng_c, rng_counter;
static uint8_t deck[DECK], hands[2][KINDS];
static Side sides[2];
static int drawn, turn, over, attack, moves[2 * KINDS];

static uint32_t next_word(void) {
    uint32_t word = rng_a + rng_b + rng_counter++;
    rng_a = rng_b ^ (rng_b >> 9);
    rng_b = rng_c + (rng_c << 3);
    rng_c = ((rng_c << 21) | (rng_c >> 11)) + word;
    return word;
}

static uint32_t below(uint32_t n) {
    uint64_t product = (uint64_t)next_word() * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)next_word() * n;
    }
    return product >> 32;
}

static void seed(uint64_t number) {
    rng_a = (uint32_t)number;
    rng_b = number >> 32;
    rng_c = 0;
    rng_counter = 1;
    for (int i = 0; i < 15; i++) next_word();
}

static void draw(void) {
    if (drawn < DECK) hands[turn][deck[drawn++]]++;
}

static void deal(void) {
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < PACK[kind]; i++) deck[size++] = kind;
    for (int left = DECK; left > 1; left--) {
        int j = below(left);
        uint8_t card = deck[left - 1];
        deck[left - 1] = deck[j];
        deck[j] = card;
    }
    memset(hands, 0, sizeof hands);
    memset(sides, 0, sizeof sides);
    drawn = over = attack = 0;
    for (int i = 0; i < 2 * HAND; i++) {
        turn = i % 2;
        draw();
    }
    turn = 0;
    draw();
}

static int safety_of(int card) { return card <= LIMIT ? RIGHT_OF_WAY : card + 9; }

static int has(const Side *side, int safety) { return side->safeties >> (safety - RIGHT_OF_WAY) & 1; }

static int can_lay(const Side *side, int card) {
    if (card <= BIG)
        return side->battle == DRIVING && !(side->limited && KM[card] > LIMIT_KM) &&
               !(card == BIG && side->bigs >= MAX_BIG) && side->km + KM[card] <= GOAL_KM;
    if (card >= RIGHT_OF_WAY) return 1;
    if (card == START) return side->battle == WAITING || side->battle == STOP;
    return card == END_LIMIT ? side->limited : side->battle == card - 5;
}

static int can_attack(const Side *side, int card) {
    if (has(side, safety_of(card))) return 0;
    return card == LIMIT ? !side->limited : side->battle == DRIVING;
}

static int fill_moves(void) {
    const Side *own = &sides[turn], *rival = &sides[1 - turn];
    int found = 0;
    if (attack) {
        moves[found++] = PASS;
        if (hands[turn][safety_of(attack)]) moves[found++] = safety_of(attack);
        return found;
    }
    for (int card = 0; card < KINDS; card++) {
        if (!hands[turn][card]) continue;
        if (card >= STOP && card <= ACCIDENT) {
            if (can_attack(rival, card)) moves[found++] = ATTACK + card;
        } else if (can_lay(own, card)) {
            moves[found++] = card;
        }
        moves[found++] = DISCARD + card;
    }
    return found;
}

static void next_turn(int seat) {
    turn = 1 - seat;
    if (drawn == DECK) over = 1;
    draw();
}

static void extra_turn(void) {
    draw();
    for (int card = 0; card < KINDS; card++)
        if (drawn < DECK || hands[turn][card]) return;
    next_turn(turn);
}

static void protect(Side *side, int safety) {
    side->safeties |= 1 << (safety - RIGHT_OF_WAY);
    if (side->battle > DRIVING && safety_of(side->battle) == safety) side->battle = DRIVING;
    if (safety != RIGHT_OF_WAY) return;
    side->limited = 0;
    if (side->battle == WAITING) side->battle = DRIVING;
}

static void answer(int move) {
    Side *own = &sides[turn];
    int suffered = attack;
    attack = 0;
    if (move == PASS) {
        next_turn(1 - turn);
        return;
    }
    hands[turn][move]--;
    if (suffered == LIMIT) own->limited = 0;
    else own->battle = DRIVING;
    protect(own, move);
    draw();
    extra_turn();
}

static void suffer(int card) {
    turn = 1 - turn;
    attack = card;
    if (card == LIMIT) sides[turn].limited = 1;
    else sides[turn].battle = card;
}

static void lay(int card) {
    Side *own = &sides[turn];
    if (card >= RIGHT_OF_WAY) {
        protect(own, card);
        extra_turn();
        return;
    }
    if (card <= BIG) {
        own->km += KM[card];
        own->bigs += card == BIG;
    } else if (card == END_LIMIT) {
        own->limited = 0;
    } else {
        own->battle = DRIVING;
    }
    if (own->km == GOAL_KM) over = 1;
    else next_turn(turn);
}

static void apply(int move) {
    if (attack) {
        answer(move);
        return;
    }
    hands[turn][move % 32]--;
    if (move >= ATTACK) suffer(move % 32);
    else if (move >= DISCARD) next_turn(turn);
    else lay(move);
}

static long play_round(void) {
    long count = 0;
    for (deal(); !over; count++) apply(moves[below(fill_moves())]);
    return count;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static double best_rate(double seconds) {
    double best = 0, finish = now() + seconds;
    while (now() < finish) {
        double started = now(), spent = 0;
        long count = 0;
        while ((spent = now() - started) < 0.02) count += play_round();
        if (count / spent > best) best = count / spent;
    }
    return best;
}

int main(int count, char **words) {
    if (count != 3) return 2;
    seed(1);
    if (!strcmp(words[1], "seconds")) {
        printf("%f\n", best_rate(atof(words[2])));
        return 0;
    }
    long total = 0;
    for (int i = 0; i < atoi(words[2]); i++) total += play_round();
    printf("%ld\n", total);
    return 0;
}
