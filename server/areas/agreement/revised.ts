import type { Document } from './document'

/** The next version of a document: of the former all stays but the sections that stand here, by their headings. */
export function revised(
  former: Document,
  { sections, ...said }: Pick<Document, 'version' | 'effectiveAt' | 'sections'>,
): Document {
  const known = former.sections.map(({ heading }) => heading)
  const lost = sections.find(({ heading }) => !known.includes(heading))
  if (lost) throw new Error(`Version ${former.version} has no section ${lost.heading}`)
  const changed = new Map(sections.map((section) => [section.heading, section]))
  return {
    ...former,
    ...said,
    sections: former.sections.map((section) => changed.get(section.heading) ?? section),
  }
}
