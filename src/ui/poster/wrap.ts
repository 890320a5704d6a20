/** Words stay whole, and no line begins with a sign that closes something. */
const pieces = (text: string): string[] =>
  text.match(/\s+|([!-~]+|[^\s!-~])[，。、！？；：”’）》】…]*/g) ?? []

/** The words in at most so many lines, cut off with an ellipsis where they are more. */
export function wrap(
  text: string,
  most: number,
  room: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = ['']
  const add = (piece: string) => {
    const line = lines[lines.length - 1] ?? ''
    if (line === '' || widthOf(line + piece) <= room) lines[lines.length - 1] = line + piece
    else lines.push(piece)
  }
  for (const piece of pieces(text.trim())) {
    if (widthOf(piece) > room) Array.from(piece).forEach(add)
    else if (piece.trim() || lines[lines.length - 1]) add(piece)
  }
  const whole = lines.map((line) => line.trim()).filter(Boolean)
  if (whole.length <= most) return whole
  return [...whole.slice(0, most - 1), shortened(whole[most - 1] ?? '', room, widthOf)]
}

function shortened(line: string, room: number, widthOf: (text: string) => number): string {
  const signs = Array.from(line)
  while (signs.length > 0 && widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('')}…`
}
