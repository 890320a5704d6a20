import { replyTime } from '@server/calendar'
import type { ToPack } from './parcels'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark]!)

const style = `
  body { margin: 24px; color: #000; font: 14px/1.5 sans-serif; }
  h1 { margin: 0; font-size: 20px; }
  h2 { margin: 24px 0 8px; font-size: 16px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 6px 8px; border: 1px solid #999; text-align: left; vertical-align: top; }
  .number { width: 4em; text-align: right; }
  .done { width: 3em; }
  .order { margin-top: 12px; padding: 10px 12px; border: 1px solid #999; break-inside: avoid; }
  .note { font-weight: 700; }
  @media print { body { margin: 0; } }`

/** How many of each of the goods to fetch, by name. */
export function sumsOf(parcels: readonly ToPack[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { title, number } of parcels.flatMap(({ lines }) => lines))
    sums.set(title, (sums.get(title) ?? 0) + number)
  return [...sums].sort(([one], [other]) => one.localeCompare(other, 'zh-CN'))
}

const sumRow = ([title, number]: readonly [string, number]) =>
  `<tr><td>${safe(title)}</td><td class="number">${number}</td><td class="done"></td></tr>`

const orderBlock = ({ no, lines, note, to }: ToPack) => `<section class="order">
<strong>${safe(no)}</strong>
<div>${safe(`${to.name}　${to.phone}`)}</div>
<div>${safe(to.place)}</div>
<ul>${lines.map(({ title, number }) => `<li>${safe(title)} × ${number}</li>`).join('')}</ul>
${note ? `<div class="note">备注：${safe(note)}</div>` : ''}
</section>`

/** To print: first what to fetch from the shelves, then what goes into which parcel. */
export const pickingList = (
  parcels: readonly ToPack[],
  { at, by }: { at: Date; by: string },
): string => `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><title>拣货单</title><style>${style}
</style></head>
<body>
<h1>拣货单</h1>
<p>${safe(`${replyTime(at).slice(0, 16).replace('T', ' ')}　${parcels.length} 单　${by}`)}</p>
<h2>按商品</h2>
<table>
<thead><tr><th>商品</th><th class="number">件数</th><th class="done">已拣</th></tr></thead>
<tbody>${sumsOf(parcels).map(sumRow).join('')}</tbody>
</table>
<h2>按订单</h2>
${parcels.map(orderBlock).join('\n')}
</body>
</html>
`
