import { html, type Html } from '@server/call/page/html'
import { qrSquares } from '@server/drawing/qr'
import { sheetStyle } from './sheet-style'

interface Sticker {
  machineSn: string
  name: string
  village: string
  address: string
  /** The picture of the code that opens the mini program there; empty where there is none. */
  miniCode: string
}

/** As an ordinary link it opens the mini program in WeChat and the page anywhere else. */
function linkCode(address: string): Html {
  const { size, path } = qrSquares(address)
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <path d="${path}" />
  </svg>`
}

const code = (picture: Html, words: string) =>
  html`<figure>
    ${picture}
    <figcaption>${words}</figcaption>
  </figure>`

/** One A4 sheet: the machine in words, and the codes that open it. */
export function printSheet({ machineSn, name, village, address, miniCode }: Sticker): string {
  const codes = [code(linkCode(address), miniCode ? '微信或相机扫这个' : '微信或相机扫一扫')]
  if (miniCode) codes.push(code(html`<img class="code" src="${miniCode}" alt="" />`, '微信扫这个'))
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <title>${machineSn} ${name}</title>
        <style>
          ${sheetStyle}
        </style>
      </head>
      <body>
        <header>邻集<small>邻居攒积分，换好物</small></header>
        <main>
          <p class="call">扫一扫，看这台机器有什么</p>
          <h1>${name}</h1>
          <p>${village}</p>
          <div class="${miniCode ? 'codes two' : 'codes'}">${codes}</div>
          <p>机器编号</p>
          <p class="number">${machineSn}</p>
        </main>
        <footer>扫不了？打开邻集，点“扫机器”，输入上面的编号。</footer>
      </body>
    </html> `.text
}
