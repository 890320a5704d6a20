import type { Teaser } from '../campaign'

interface Group {
  title: string
  list: Teaser[]
}

/** So few need no order. */
const few = 6

/** Campaigns by what they are for, in the order in which they come; few stand under one title. */
export function groupsOf(list: readonly Teaser[], title: string): Group[] {
  if (list.length <= few) return [{ title, list: [...list] }]
  const groups: Group[] = []
  for (const teaser of list) {
    const group = groups.find((one) => one.title === teaser.group)
    if (group) group.list.push(teaser)
    else groups.push({ title: teaser.group, list: [teaser] })
  }
  return groups
}
