import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { tags } from '@contract/tags'
import { type Html, html } from '@server/call/page/html'
import { pageStyle } from '@server/call/page/page-style'
import { byPath } from './by-path'
import { schemaOf, wrapping } from './openapi'
import { shapeOf, typeOf } from './shape'

/** Calls on one page, grouped by the part of the path that names its group. */
export function docsPage(paths: readonly Path[]): string {
  const groups = [...new Set(paths.map(groupOf))]
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>邻集 LinJi · API</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/mark.svg" />
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <h1>邻集 LinJi · API</h1>
        <p>
          ${paths.length} calls. GET sends a query, POST a form; every reply is HTTP 200 with
          <code>{ error, message, data }</code>, and error 0 is success. A success also carries
          <code>of</code>, what it is about, and <code>touches</code>, what is out of date by it.
          <a href="/docs/openapi.json">OpenAPI 3.1</a>
        </p>
        <h2>What every request carries</h2>
        ${table(Object.entries(wrapping).map(([name, about]) => ({ name, about })))}
        ${groups.map(
          (group) =>
            html`<h2>${group}</h2>
              ${paths.filter((path) => groupOf(path) === group).map(callEntry)}`,
        )}
        <h2>What answers are about</h2>
        ${table(Object.entries(tags).map(([name, about]) => ({ name, about })))}
        <h2>Refusals</h2>
        ${table(
          Object.entries(refusals).map(([name, { error, message }]) => ({
            name: `${error} ${name}`,
            about: message,
          })),
        )}
      </body>
    </html>`.text
}

const groupOf = (path: Path) => path.split('/').at(-2) ?? ''

export const callEntry = byPath((path): Html => {
  const call: Call = api[path]
  const input = schemaOf(call.in, 'input')
  const required = new Set(input.required)
  const fields = Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name: required.has(name) ? name : `${name}?`,
    about: [typeOf(schema), schema.description].filter(Boolean).join(' · '),
  }))
  return html`<details id="${path}">
    <summary>
      <span class="verb ${call.method.toLowerCase()}">${call.method}</span>
      <code>${path}</code>
      ${marksOf(call).map((mark) => html`<span class="mark">${mark}</span>`)}
      <span class="about">${call.summary}</span>
    </summary>
    <div>
      <h3>In</h3>
      ${fields.length > 0 ? table(fields) : html`<p>Nothing of its own.</p>`}
      <h3>Out: data</h3>
      <pre>${shapeOf(schemaOf(call.out, 'output'))}</pre>
    </div>
  </details>`
})

function marksOf({ access, once, limit, of, touches, touchesOnce = {}, alike }: Call): string[] {
  const marks: string[] = [access]
  if (once) marks.push('once')
  if (limit) marks.push(`${limit.max} in ${limit.seconds} s`)
  if (alike) marks.push('alike for all')
  if (of?.length) marks.push(`of ${of.join(', ')}`)
  const signs = Object.entries(touchesOnce).map(([field, value]) => ` once ${field} is ${value}`)
  if (touches?.length) marks.push(`touches ${touches.join(', ')}${signs.join('')}`)
  return marks
}

const table = (rows: { name: string; about: string }[]) =>
  html`<table>
    ${rows.map(
      ({ name, about }) =>
        html`<tr>
          <td class="tight"><code>${name}</code></td>
          <td>${about}</td>
        </tr>`,
    )}
  </table>`
