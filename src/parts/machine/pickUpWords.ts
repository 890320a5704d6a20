/** 123 456, as people say it to themselves between a phone and a keypad. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** Seconds until it goes back. */
export const leftWords = (left: number): string => {
  if (left <= 0) return '过了取货时间，正在全额退回'
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return `还留 ${minutes > 0 ? `${minutes} 分 ` : ''}${seconds} 秒，过时全额退回`
}
