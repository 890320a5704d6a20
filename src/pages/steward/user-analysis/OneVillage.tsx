import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import { allOf } from '@/cache/allOf'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Favourites = Out<'/tp5/api/Housekeep/brandFavorite'>

/** What is bought most, and when. */
export function OneVillage({ village }: { village: string }) {
  const goods = useRead('/tp5/api/Housekeep/brandFavorite', { village })
  const times = useRead('/tp5/api/Housekeep/buyTimeFavorite', { village })
  const both = allOf(goods, times)
  if (!goods.data || !times.data) return <Unloaded call={both} outline={6} />
  return (
    <>
      <Groups title="买得最多的商品" favourites={goods.data} />
      <Groups title="什么时候买" favourites={times.data} />
    </>
  )
}

const percent = (perMille: number) => `${Math.floor(perMille / 10)}.${perMille % 10}%`

function Groups({ title, favourites }: { title: string; favourites: Favourites }) {
  const { list, reason } = favourites
  return (
    <Card>
      <SectionHead title={title} />
      {list.length === 0 && <Text tone="ink3">{reason}</Text>}
      <Stack>
        {list.map(({ name, people, pieces, per_mille }) => (
          <Progress
            key={name}
            label={name}
            value={per_mille}
            whole={1000}
            note={`${grouped(pieces)} 件　${grouped(people)} 人　${percent(per_mille)}`}
          />
        ))}
      </Stack>
    </Card>
  )
}
