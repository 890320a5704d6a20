/** For node:test: a line of JSON for each test, with the titles above it, and for the calls it made. */
const outcome = ({ details, file, skip, todo }, passed) => ({
  // a test that is skipped is no test that passed
  passed: passed && skip === undefined && todo === undefined,
  seconds: (details.duration_ms ?? 0) / 1000,
  file,
  error: leftOut('skipped', skip) ?? leftOut('to do', todo) ?? errorOf(details),
})

const leftOut = (how, why) =>
  why === undefined ? undefined : `${how}${typeof why === 'string' ? `: ${why}` : ''}`

/** A file that fails as a whole says why where it prints, and nothing here. */
function errorOf({ error }) {
  if (!error || error.exitCode !== undefined) return undefined
  const { cause, message } = error
  const told = []
  for (let one = cause; one instanceof Error && told.length < 5; one = one.cause)
    told.push(one.stack ?? one.message)
  return told.length > 0 ? told.join('\ncaused by ') : String(cause ?? message)
}

export default async function* report(events) {
  const titles = []
  for await (const { type, data } of events) {
    if (type === 'test:start') {
      titles.length = data.nesting
      titles.push(data.name)
    }
    const ended = type === 'test:pass' || type === 'test:fail'
    if (ended) {
      titles.length = data.nesting + 1
      titles[data.nesting] = data.name
    }
    if (ended && data.details.type !== 'suite')
      yield `${JSON.stringify({ titles, ...outcome(data, type === 'test:pass') })}\n`
    if (type === 'test:diagnostic' && data.nesting === 0 && /^tests \d+$/.test(data.message))
      yield `${JSON.stringify({ titles: [], isOver: true })}\n`
    if (type === 'test:diagnostic' && data.message.startsWith('calls '))
      yield `${JSON.stringify({ titles, calls: data.message.split(' ').slice(1) })}\n`
  }
}
