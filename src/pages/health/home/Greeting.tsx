import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { greeting } from '@/format/date'
import { session } from '@/session/session'
import { Text } from '@/ui/text/Text'

/** Who it is, and what there is of today. */
export const Greeting = observer(function Greeting({ sentence }: { sentence: string }) {
  const name = session.user?.nickname
  return (
    <View>
      <Text size="lg" strong heading={2}>
        {(name ? `${name}，` : '') + greeting(new Date())}
      </Text>
      <Text tone="ink2">{sentence}</Text>
    </View>
  )
})
