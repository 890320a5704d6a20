import { View } from '@tarojs/components'
import { api } from '@/request/api'
import { usePublicCall } from '@/cache/useCall'
import { SectionHead } from '@/ui/section/SectionHead'
import { WordChips } from './WordChips'

/** Nothing where it does not come: the field is there all the same. */
export function Popular({ onChoose }: { onChoose: (words: string) => void }) {
  const { data } = usePublicCall(() => api.get('/tp5/api/ExchangeShop/Goods/suggest', {}), [])
  if (!data || data.list.length === 0) return null
  return (
    <View>
      <SectionHead title="邻居常换" />
      <WordChips words={data.list} onChoose={onChoose} />
    </View>
  )
}
