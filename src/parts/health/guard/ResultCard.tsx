import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Result } from './guard'

/** What a sheet came to: in a sentence, then answer by answer. */
export const ResultCard = ({ name, result }: { name: string; result: Result }) => (
  <Card>
    <Stack>
      <View>
        <Text size="lg" strong heading={2}>
          {result.sentence}
        </Text>
        <Text size="sm" tone="ink2">
          {`${name}，${result.when}做的`}
        </Text>
      </View>
      <Text>{result.advice}</Text>
      <Facts
        facts={result.items.map((item) => ({
          name: `${item.name}：${item.answer}`,
          value: `${item.points} 分（最多 ${item.most} 分）`,
        }))}
      />
    </Stack>
  </Card>
)
