/** Metres, to ten metres; kilometres with one decimal from 1 km on. */
export const distance = (metres: number): string => {
  const rounded = Math.round(metres / 10) * 10
  return rounded < 1000 ? `${rounded} 米` : `${(Math.round(metres / 100) / 10).toFixed(1)} 公里`
}
