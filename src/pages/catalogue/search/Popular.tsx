import { View } from '@tarojs/components'
import { useRead } from '@/cache/useRead'
import { SectionHead } from '@/ui/section/SectionHead'
import { WordChips } from './WordChips'

/** Nothing where it does not come: the field is there all the same. */
export function Popular({ onChoose }: { onChoose: (words: string) => void }) {
  const { data } = useRead('/tp5/api/ExchangeShop/Goods/suggest', {}, { alike: true })
  if (!data || data.list.length === 0) return null
  return (
    <View>
      <SectionHead title="邻居常换" />
      <WordChips words={data.list} onChoose={onChoose} />
    </View>
  )
}
