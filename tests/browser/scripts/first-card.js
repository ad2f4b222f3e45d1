// Says when a card could first be played, in milliseconds after the address was opened: the button to play is pressed in the picture that first shows it.
([play, playable, away]) => {
  const find = (words) => [...document.querySelectorAll('button:enabled')].find((one) => one.textContent.includes(words) && one.checkVisibility());
  let isPressed = false;
  const look = () => {
    const start = isPressed ? undefined : find(play);
    start?.click();
    isPressed ||= start !== undefined;
    // With a hand of which nothing can be laid, a card is thrown away.
    if (isPressed && (find(playable) || find(away))) console.debug(`first card ${performance.now()}`);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
