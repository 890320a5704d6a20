import { View } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { tabsOf } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { appearance } from '@/session/appearance'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import './TabBarOfPage.scss'

/** The phone's own bar writes in one small size: in elder mode a bar of ours takes its place. */
export const TabBarOfPage = observer(function TabBarOfPage({ here }: { here: RouteName }) {
  const { elder } = appearance
  const settle = () => void (elder ? Taro.hideTabBar() : Taro.showTabBar()).catch(ignore)
  // every tab page does so for itself: the call fails while another page lies over the tabs
  useEffect(settle, [elder])
  useDidShow(settle)
  if (!elder) return null
  return (
    <View className="tab-space">
      <ChoiceGroup role="tablist" label="主导航" className="tab-bar">
        {tabsOf(elder).map(({ name, tab }) => (
          <Pressable
            key={name}
            role="tab"
            className={name === here ? 'tab tab-current' : 'tab'}
            checked={name === here}
            label={tab?.text}
            onPress={() => void (name !== here && go(name as 'index'))}
          >
            <Icon name={tab?.icon as IconName} tone={name === here ? 'filled' : 'ink3'} />
            <View>{tab?.text}</View>
          </Pressable>
        ))}
      </ChoiceGroup>
    </View>
  )
})

const ignore = () => undefined
