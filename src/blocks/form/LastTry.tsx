import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'

/** What is said of an earlier try whose answer is missing; nothing where none is. */
export const LastTry = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : (
    <View role="status">
      <Text size="sm" tone="ink2">
        {words}
      </Text>
    </View>
  )
