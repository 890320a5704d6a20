import { type Tally, tallies } from './tally'

/** What is built and what is missing, an area a line, then the missing names. */
const sum = (list: Tally[], which: 'built' | 'hosted' | 'open') =>
  list.reduce((total, { [which]: names }) => total + names.length, 0)

const forHosts = (count: number) => (count > 0 ? `, ${count} for hosts alone` : '')

for (const [what, list] of Object.entries(tallies)) {
  const built = sum(list, 'built')
  const hosted = sum(list, 'hosted')
  console.log(
    `\n${what}: ${built} of ${built + hosted + sum(list, 'open')} built${forHosts(hosted)}`,
  )
  for (const { area, built: done, hosted: apart, open } of list)
    console.log(
      `  ${area.padEnd(14)} ${String(done.length).padStart(3)} of ${done.length + apart.length + open.length}${forHosts(apart.length)}`,
    )
  console.log(`\n  missing:`)
  for (const { area, open } of list)
    if (open.length > 0) console.log(`  ${area}: ${open.join(', ')}`)
}
