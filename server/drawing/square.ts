import { sharp } from './sharp'

const mostPixels = 50_000_000
const mostSeconds = 5
/** Of its side. */
const corner = 1 / 12

const rounded = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<rect width="${side}" height="${side}" rx="${side * corner}"/></svg>`,
  )

/** The middle of a picture as a square. It fails where that is broken, too large or no picture. */
export const squareOf = async (content: Buffer, side: number): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: rounded(side), blend: 'dest-in' }])
    .timeout({ seconds: mostSeconds })
    .png()
    .toBuffer()
