import { type Tally, tallies } from './tally'

/** What is built and what is missing, an area a line, then the missing names. */
const sum = (list: Tally[], which: 'built' | 'open') =>
  list.reduce((total, { [which]: names }) => total + names.length, 0)

for (const [what, list] of Object.entries(tallies)) {
  const built = sum(list, 'built')
  console.log(`\n${what}: ${built} of ${built + sum(list, 'open')} built`)
  for (const { area, built: done, open } of list)
    console.log(
      `  ${area.padEnd(14)} ${String(done.length).padStart(3)} of ${done.length + open.length}`,
    )
  console.log(`\n  missing:`)
  for (const { area, open } of list)
    if (open.length > 0) console.log(`  ${area}: ${open.join(', ')}`)
}
