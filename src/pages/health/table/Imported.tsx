import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { Button } from '@/ui/button/Button'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Done = Out<'/tp5/api/ExchangeShop/HealthReport/importTable'>

/** So many lines are read at a glance. */
const few = 20

/** What came of a file, and which lines have to be looked at again. */
export function Imported({ done, name }: { done: Done; name: string }) {
  const [whole, setWhole] = useState(false)
  const { taken, known, refused } = done
  const shown = whole ? refused : refused.slice(0, few)
  return (
    <View role="status">
      <Stack>
        <Text strong>{`${name} 导入好了`}</Text>
        <Facts
          facts={[
            { name: '新记下', value: `${taken} 条` },
            { name: '原来就有', value: `${known} 条` },
            { name: '没有记', value: `${refused.length} 行` },
          ]}
        />
        {shown.map(({ line, why }) => (
          <Text key={line} size="sm" tone="danger">
            {`第 ${line} 行：${why}`}
          </Text>
        ))}
        {refused.length > shown.length && (
          <Button kind="text" shape="full" onPress={() => setWhole(true)}>
            {`全部 ${refused.length} 行`}
          </Button>
        )}
      </Stack>
    </View>
  )
}
