import { inputsOf, writtenSince } from './inputs.mjs'
import { keepReady } from './ready.mjs'
import { runProcess } from './run-process.mjs'

export const titleOf = (step, part) => `${step.name} ${part.name}`.trim()
const completed = (step, part) => ({ reads: /^$/, ...step, ...part })

/** What the part said when it passed, if nothing that it reads has changed since. */
function recall(step, part, memory) {
  const already = !memory.forgetful && part.already?.()
  if (already) return { part, passed: 1, failed: 0, seconds: 0, before: 0, reason: already }
  const known = memory.recall(titleOf(step, part))
  if (!known) return null
  const { inputs, aside } = inputsOf(completed(step, part), known.calls)
  if (inputs !== known.inputs) return null
  const { passed, seconds: before } = known
  const reason = aside === known.aside ? 'nothing it reads has changed' : part.aside.reason
  return { part, passed, failed: 0, seconds: 0, before, reason }
}

function keep(step, result, memory) {
  const { part, passed, failed, seconds, begun, isDoubtful, calls } = result
  const isLost = failed > 0 || isDoubtful
  // what is asked for by name may be a piece of any part
  const concerned = part.once && isLost ? step.parts() : [part]
  for (const one of concerned) if (isLost || !part.once) memory.forget(titleOf(step, one))
  if (isLost || part.once || part.already) return
  const name = titleOf(step, part)
  const { files, inputs, aside } = inputsOf(completed(step, part), part.learns ? calls : [])
  if (writtenSince(files, begun)) return
  memory.remember(name, { inputs, aside, passed, seconds, calls: part.learns ? calls : [] })
}

export const alone = (parts) => parts.map((part) => ({ parts: [part] }))

/** So many begin with nothing sooner than with what is made for all. */
const fewProcesses = 2

/** Two processes at a time; what is left is taken up by whoever is free. */
export async function runStep(step, { parts = step.parts(), memory, environment, atOnce = 2 }) {
  if (parts.length === 0) throw new Error(`${step.name}: no test file found`)
  const begun = Date.now()
  const recalled = parts.map((part) => recall(step, part, memory)).filter(Boolean)
  const rest = parts.filter((part) => !recalled.some((one) => one.part === part))
  const waiting = (step.processes ?? alone)(rest)
  const ready =
    step.begins && waiting.length > fewProcesses ? keepReady(step.begins, environment) : null
  const ran = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { command = step.command } = next.parts[0]
      const around = ready ? await ready.environment() : environment
      const results = await runProcess({ ...step, command, ...next }, around)
      for (const result of results) keep(step, result, memory)
      ran.push(...results)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  ready?.remove()
  return { step, recalled, ran, seconds: (Date.now() - begun) / 1000 }
}
