/** 33010619500101123X → 3301**********123X; anything else stays hidden altogether. */
export const maskedIdNumber = (id: string): string =>
  /^\d{17}[\dXx]$/.test(id) ? `${id.slice(0, 4)}**********${id.slice(14)}` : '****'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** The last sign, by the weighted sum of the others modulo 11. */
const lastSigns = '10X98765432'

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** 18 signs of which the last one proves the others, with a birthday that there was (GB 11643). */
export const isIdNumber = (id: string): boolean => {
  if (!/^[1-9]\d{5}(18|19|20)\d{9}[\dX]$/.test(id)) return false
  if (!isDay(Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14)))) {
    return false
  }
  const sum = weights.reduce((total, weight, place) => total + weight * Number(id[place]), 0)
  return lastSigns[sum % 11] === id[17]
}
