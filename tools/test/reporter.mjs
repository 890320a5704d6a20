/** For node:test: a line of JSON for each test, with the titles above it, and for the calls it made. */
const outcome = ({ details, skip, todo }, passed) => ({
  // a test that is skipped is no test that passed
  passed: passed && skip === undefined && todo === undefined,
  seconds: (details.duration_ms ?? 0) / 1000,
})

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
