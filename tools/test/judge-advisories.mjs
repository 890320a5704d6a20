/**
 * What is said of an answer of `npm audit`. A fault of what the server runs on is one of ours, until
 * a person has accepted it, with a reason and up to a day; of a tool that builds or tests it is told.
 */
export function judge({ answer, lock, accepted, today }) {
  const vulnerabilities = read(answer)
  if (!vulnerabilities)
    return { notes: ['the registry could not be asked for advisories'], faults: [] }

  const ours = { notes: [], faults: [] }
  for (const { name, severity, nodes, via } of Object.values(vulnerabilities)) {
    const served = nodes.some((place) => isServed(lock.packages[place]))
    const ids = via.filter((one) => typeof one === 'object').map(({ url }) => url)
    const line = `${name}: ${severity}, ${ids.join(' ') || `by ${via.join(' ')}`}`
    if (!served) ours.notes.push(`of a tool, not of the server: ${line}`)
    else if (isAccepted(ids, accepted, today)) ours.notes.push(`accepted: ${line}`)
    else ours.faults.push(`the server runs on a known fault: ${line}`)
  }
  return ours
}

function read(answer) {
  try {
    return JSON.parse(answer).vulnerabilities
  } catch {
    return undefined
  }
}

const isServed = (entry) => Boolean(entry) && !entry.dev && !entry.devOptional

/** Each `{ advisory, reason, until }`: nothing is accepted for ever. */
const isAccepted = (ids, accepted, today) =>
  ids.length > 0 &&
  ids.every((id) =>
    accepted.some(({ advisory, until }) => advisory === id && new Date(until) >= today),
  )
