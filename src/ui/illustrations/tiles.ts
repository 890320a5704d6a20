/** The fine tile pattern of a balance card, fading out to the left, behind the figures. */
export const tiles = (width: number, height: number): string => {
  const radius = 15
  const columns = Math.ceil(width / (2 * radius)) + 1
  const rows = Math.ceil(height / radius)
  const arcs = Array.from({ length: rows }, (_, row) => {
    const start = -radius * (row % 2 === 0 ? 2 : 1)
    const arc = `a${radius} ${radius} 0 0 0 ${2 * radius} 0`
    return `M${start} ${row * radius}${arc.repeat(columns + 1)}`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    '<defs><linearGradient id="g"><stop offset=".24" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".14"/></linearGradient></defs>' +
    `<path d="${arcs.join('')}" fill="none" stroke="url(#g)"/></svg>`
  )
}
