import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import type { ModuleOf } from '../campaign'
import { LinkRow } from './LinkRow'

export function LinksModule({ module: { title, list } }: { module: ModuleOf<'links'> }) {
  return (
    <Card>
      <SectionHead title={title} />
      {list.map((row) => (
        <LinkRow key={row.text} {...row} />
      ))}
    </Card>
  )
}
