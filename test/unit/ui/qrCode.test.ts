import { qrImage } from '@/ui/qr-code/qrImage'

const svgOf = (image: string): Document =>
  new DOMParser().parseFromString(
    decodeURIComponent(image.replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  )

const sizeOf = (image: string): number =>
  Number(svgOf(image).documentElement.getAttribute('viewBox')?.split(' ')[2])

/** Whether a square is dark, read back from the strokes of the drawing. */
function darkAt(image: string, column: number, row: number): boolean {
  const path = svgOf(image).querySelector('path')?.getAttribute('d') ?? ''
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(([, x, y, width]) => {
    const from = Number(x)
    return Number(y) === row && column >= from && column < from + Number(width)
  })
}

describe('a QR code', () => {
  const image = qrImage('4827 1905', 'black', 'white')

  test('is a picture that stands in url("…")', () => {
    expect(svgOf(image).querySelector('parsererror')).toBeNull()
    expect(image).not.toMatch(/["<>#]/)
  })

  test('has its finder squares and a light rim of four', () => {
    expect(sizeOf(image)).toBe(21 + 8)
    expect(darkAt(image, 3, 3)).toBe(false)
    const finders = [
      [4, 4],
      [18, 4],
      [4, 18],
    ] as const
    for (const [x, y] of finders) {
      expect(darkAt(image, x, y)).toBe(true)
      expect(darkAt(image, x + 1, y + 1)).toBe(false)
      expect(darkAt(image, x + 3, y + 3)).toBe(true)
    }
  })

  test('grows with its text, and counts a Chinese character as three bytes', () => {
    const chinese = '东苑南门售货机'
    expect(sizeOf(qrImage(chinese, 'black', 'white'))).toBe(
      sizeOf(qrImage('x'.repeat(chinese.length * 3), 'black', 'white')),
    )
    expect(sizeOf(qrImage('x'.repeat(200), 'black', 'white'))).toBeGreaterThan(sizeOf(image))
  })
})
