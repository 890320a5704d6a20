import { View } from '@tarojs/components'
import { useState } from 'react'
import { Pressable } from '@/platform/Pressable'
import { useRead } from '@/cache/useRead'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/sheet/Sheet'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Tabs } from '@/ui/tabs/Tabs'
import styles from './RegionSheet.module.scss'
import { pathTo, type Region } from './regionPath'

interface RegionSheetProps {
  /** The district that is chosen already, empty while none is. */
  code: string
  text: string
  onClose: () => void
  onChoose: (region: { code: string; names: string[] }) => void
}

const steps = ['选省份', '选城市', '选区县']

/** Province, then city, then district, each asked for when its turn comes. */
export function RegionSheet({ code, text, onClose, onChoose }: RegionSheetProps) {
  const [chosen, setChosen] = useState<readonly Region[]>(() => pathTo(code, text))
  const parent = chosen[chosen.length - 1]?.code
  const call = useRead(
    '/tp5/api/Area/tree',
    { ...(parent && { parent_code: parent }) },
    { alike: true },
  )
  const choose = (region: Region) => {
    const path = [...chosen, region]
    if (path.length < steps.length) return setChosen(path)
    onChoose({ code: region.code, names: path.map(({ name }) => name) })
  }
  const tabs = [...chosen.map(({ name }) => name), steps[chosen.length] ?? '']
  return (
    <Sheet open title="选择所在地区" onClose={onClose}>
      <Tabs
        flush
        label="已选地区"
        choices={tabs.map((name, value) => ({ value, text: name }))}
        value={chosen.length}
        onChoose={(step) => setChosen(chosen.slice(0, step))}
      />
      <View className={styles.list}>
        <Unloaded
          call={call}
          outline={
            <Stack>
              <Skeleton height="44px" />
              <Skeleton height="44px" />
              <Skeleton height="44px" />
            </Stack>
          }
        />
        {call.data?.list.map((region) => (
          <Pressable
            key={region.code}
            className={`${styles.region} ${region.code === code ? styles.on : ''}`}
            onPress={() => choose(region)}
          >
            <View>{region.name}</View>
            <Icon
              name={region.code === code ? 'check' : 'right'}
              tone={region.code === code ? 'brand' : 'ink3'}
              size="xs"
            />
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
}
