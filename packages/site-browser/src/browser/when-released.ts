/**
 * What changes while a pointer is pressed moves the page under it, and what was pressed misses its
 * click.
 *
 * @returns calls back once no pointer is pressed
 */
export function whenReleased(): (act: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPressed = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, () => {
      isPressed = type === 'pointerdown';
      // The click comes after the release.
      if (!isPressed)
        setTimeout(() => {
          for (const act of waiting.splice(0)) act();
        });
    });
  return (act) => {
    if (isPressed) waiting.push(act);
    else act();
  };
}
