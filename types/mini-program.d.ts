/** What a mini program has without asking for it, and the app uses. There is no document. */
declare const console: { error(message: string): void }
declare function setTimeout(run: (...none: unknown[]) => void, milliseconds?: number): number
declare function clearTimeout(timer: number | undefined): void
declare function setInterval(run: () => void, milliseconds: number): number
declare function clearInterval(timer: number | undefined): void

/** WeChat's canvas has the browser's interface. This is what pictures are drawn with here. */
interface CanvasRenderingContext2D {
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  font: string
  textBaseline: 'top' | 'middle' | 'bottom'
  textAlign: 'left' | 'center' | 'right'
  globalAlpha: number
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  setLineDash(dashes: readonly number[]): void
  closePath(): void
  scale(x: number, y: number): void
  fill(): void
  stroke(): void
  clip(): void
  save(): void
  restore(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
  measureText(text: string): { readonly width: number }
  drawImage(image: HTMLImageElement, ...partAndPlace: number[]): void
}
interface HTMLImageElement {
  src: string
  readonly width: number
  readonly height: number
  onload: (() => void) | null
  onerror: (() => void) | null
}
