import { sharp } from './sharp'

/** A picture that lies on the drawing. */
export interface Pasted {
  left: number
  top: number
  input: Buffer
}

/** A drawing of ours (SVG) and what lies on it, as PNG. The work is done beside the main thread. */
export const drawPng = (svg: string, pasted: readonly Pasted[] = []): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .composite([...pasted])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
