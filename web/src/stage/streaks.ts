// Lines that run away from a point, as stars do in a jump.

/** A path of so many of them in a field; the same every time. */
export function streaks(width: number, height: number, x: number, y: number, n: number): string {
  const far = Math.hypot(width, height) / 2;
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = i * 2.39996; // the golden angle: no two beside each other
    const from = far * (0.22 + 0.7 * ((i * 0.618) % 1));
    const to = from + (14 + 60 * ((i * 0.377) % 1)) * (0.5 + from / far);
    const at = (r: number) =>
      `${(x + r * Math.cos(angle)).toFixed(0)} ${(y + r * Math.sin(angle)).toFixed(0)}`;
    d += `M${at(from)}L${at(to)}`;
  }
  return d;
}
