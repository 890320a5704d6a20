import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Tile } from '@/parts/health/Tile'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Person = Out<'/tp5/api/ExchangeShop/HealthFamily/home'>['people'][number]

/** Each of them with what they measured last and how long ago that is. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0)
    return (
      <Text tone="ink2">您还没有看护的家人。邀请家人，家人同意以后，最近量的数就显示在这里。</Text>
    )
  return (
    <>
      {people.map((person) => (
        <Shown key={person.person_id} person={person} />
      ))}
    </>
  )
}

function Shown({ person }: { person: Person }) {
  const { name, sentence, tiles, watch_id, person_id } = person
  const known = tiles.filter(({ text }) => text !== '')
  return (
    <View>
      <Stack>
        <SectionHead
          title={name}
          more="给我看的"
          onMore={() => void go('healthFamilyPerson', { watch_id })}
        />
        <Text tone="ink2">{sentence}</Text>
        {known.map((tile) => (
          <Tile key={tile.measure} tile={tile} person={person_id} />
        ))}
        {known.length === 0 && <Text tone="ink2">给您看的项目里还没有记录</Text>}
      </Stack>
    </View>
  )
}
