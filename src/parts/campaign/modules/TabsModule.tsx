import { View } from '@tarojs/components'
import { useState } from 'react'
import { FeedSkeleton } from '@/parts/catalogue/FeedSkeleton'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Tabs } from '@/ui/tabs/Tabs'
import type { ModuleOf } from '../campaign'

interface TabsModuleProps {
  campaignKey: string
  module: ModuleOf<'tabs'>
}

/** Goods by tab, as many as one asks for. */
export function TabsModule({ campaignKey, module: { title, tabs } }: TabsModuleProps) {
  const [tab, setTab] = useState(tabs[0]?.tab_key ?? '')
  const { rows, state, error, loadMore, reload } = usePaged('/tp5/api/Campaign/goodsList', {
    key: campaignKey,
    tab_key: tab,
  })
  const choices = tabs.map(({ tab_key, text }) => ({ value: tab_key, text }))
  return (
    <View>
      <SectionHead title={title} />
      <Tabs label={title} choices={choices} value={tab} flush onChoose={setTab} />
      {state === 'loading' && <FeedSkeleton />}
      {state === 'error' && rows.length === 0 && (
        <ErrorView error={error} onRetry={() => void reload()} />
      )}
      {state === 'end' && rows.length === 0 && <Empty text="换一栏看看" />}
      <GoodsFeed goods={rows} />
      {state !== 'end' && rows.length > 0 && (
        <Button
          kind="text"
          shape="full"
          busy={state === 'loadingMore'}
          onPress={() => void loadMore()}
        >
          再看一些
        </Button>
      )}
    </View>
  )
}
