import { Html } from '@server/call/page/html'

/** A4 in millimetres, dark on white: printers leave grounds out, and stickers fade in the sun. */
export const sheetStyle = new Html(`
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; }
  body { display: flex; flex-direction: column; width: 210mm; height: 296mm; padding: 14mm 16mm;
    text-align: center; color: #24211d; background: #fff;
    font: 16pt/1.5 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; }
  header { padding-bottom: 6mm; border-bottom: 1.2mm solid #1b5866; font-size: 30pt;
    font-weight: 700; text-align: left; color: #1b5866; }
  header small { margin-left: 6mm; font-size: 15pt; font-weight: 400; color: #565048; }
  main { display: flex; flex: 1; flex-direction: column; justify-content: center; }
  .call { font-size: 30pt; font-weight: 700; }
  h1 { margin-top: 4mm; font-size: 24pt; overflow-wrap: anywhere; }
  .codes { display: flex; justify-content: center; gap: 10mm; margin: 8mm 0; }
  figure { width: 110mm; }
  .two figure { width: 82mm; }
  .code { display: block; width: 100%; aspect-ratio: 1; }
  path { fill: #000; }
  figcaption { font-size: 20pt; font-weight: 700; }
  .number { font: 700 44pt/1.2 ui-monospace, Consolas, 'Noto Sans Mono', monospace; letter-spacing: 0.06em;
    overflow-wrap: anywhere; }
  footer { padding-top: 6mm; border-top: 0.4mm solid #24211d; font-size: 15pt; }
`)
