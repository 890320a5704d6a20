import type { RelayedCall } from '../../../host/relay'
import type { CallSummary } from '../../answers'
import { element, row, sizeOf } from '../draw'
import { masked } from '../mask'

const part = (id: string) => document.getElementById(id)!
const rows = new Map<number, { line: HTMLTableRowElement; text: string }>()
/** Calls before this one were cleared from the list. */
let first = 0
let known = 0

/** Newest first; a call that is still under way gets its line anew when it is answered. */
export async function drawRequests(): Promise<void> {
  const calls = (await (await fetch('/~/preview/calls.json')).json()) as CallSummary[]
  known = calls.length
  calls.forEach((call, number) => {
    const text = JSON.stringify(call)
    const old = rows.get(number)
    if (number < first || old?.text === text) return
    const line = lineOf(call, number)
    if (old) keepFocus(old.line, line)
    else part('calls').prepend(line)
    rows.set(number, { line, text })
  })
}

function keepFocus(old: HTMLElement, line: HTMLElement): void {
  const hadFocus = old.contains(document.activeElement)
  old.replaceWith(line)
  if (hadFocus) line.querySelector('button')?.focus()
}

/** Why a request failed, by what the host says of it. */
const reasons: Record<string, string> = {
  ECONNREFUSED: '服务器没开',
  ENOTFOUND: '没有这个地址',
  timeout: '超时',
  interrupted: '断了',
  abort: '不要了',
}

function lineOf(call: CallSummary, number: number): HTMLTableRowElement {
  const { method, path, status, failure, ms, bytes, message } = call
  const name = element('button', { type: 'button', onclick: () => void show(number) }, path)
  const line = row(
    method,
    name,
    element(
      'span',
      { className: failure ? 'bad' : '' },
      failure ? (reasons[failure] ?? failure) : String(status ?? '…'),
    ),
    ms === undefined ? '' : `${ms} ms`,
    bytes === undefined ? '' : sizeOf(bytes),
    message,
  )
  return line
}

async function show(number: number): Promise<void> {
  const asked = await fetch(`/~/preview/call.json?number=${number}`)
  const { method, path, parameters, answer, failure } = (await asked.json()) as RelayedCall
  part('call-name').textContent = `${method} ${path}`
  part('parameters').textContent = pretty(parameters)
  part('answer').textContent = failure ?? pretty(answer)
  part('call').hidden = false
}

const pretty = (value: unknown) =>
  (value ?? null) === null ? '（不是 JSON）' : JSON.stringify(masked(value), null, 2)

export function openRequests(): void {
  part('close-call').addEventListener('click', () => (part('call').hidden = true))
  part('clear-calls').addEventListener('click', () => {
    first = known
    rows.clear()
    part('calls').replaceChildren()
    part('call').hidden = true
  })
}
