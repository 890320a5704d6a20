import { Card } from '@/ui/card/Card'
import type { ModuleOf } from '../campaign'
import { LinkRow } from './LinkRow'

export function BannerModule({ module }: { module: ModuleOf<'banner'> }) {
  const { title, note, picture, tint, link } = module
  return (
    <Card>
      <LinkRow text={title} note={note} picture={picture} tint={tint} link={link} />
    </Card>
  )
}
