import { View } from '@tarojs/components'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { follow } from '@/navigation/go'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { ModuleOf } from '../campaign'

/** Goods of the shop that go with the campaign. */
export function GoodsModule({ module }: { module: ModuleOf<'goods'> }) {
  const { title, note, link, list } = module
  if (list.length === 0) return null
  const more = link ? { more: '更多', onMore: () => void follow(link) } : {}
  return (
    <View>
      <SectionHead title={title} {...more} />
      <Stack gap="s2">
        {note && (
          <Text size="sm" tone="ink3">
            {note}
          </Text>
        )}
        <GoodsFeed goods={list} />
      </Stack>
    </View>
  )
}
