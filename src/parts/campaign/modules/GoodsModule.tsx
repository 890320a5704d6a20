import { View } from '@tarojs/components'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { follow } from '@/navigation/go'
import { SectionHead } from '@/ui/section/SectionHead'
import type { ModuleOf } from '../campaign'
import styles from './modules.module.scss'

/** Goods of the shop that go with the campaign. */
export function GoodsModule({ module }: { module: ModuleOf<'goods'> }) {
  const { title, note, link, list } = module
  if (list.length === 0) return null
  const more = link ? { more: '更多', onMore: () => void follow(link) } : {}
  return (
    <View>
      <SectionHead title={title} {...more} />
      {note && <View className={`${styles.note} ${styles.lead}`}>{note}</View>}
      <GoodsFeed goods={list} />
    </View>
  )
}
