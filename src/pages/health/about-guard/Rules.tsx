import { View } from '@tarojs/components'
import { type Guard, sourceWords } from '@/parts/health/guard/guard'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** Each rule with where it is from. */
export const Rules = ({ rules }: Pick<Guard, 'rules'>) => (
  <Card>
    <SectionHead title="什么时候提醒" />
    <Stack>
      {rules.map((rule) => (
        <View key={rule.name}>
          <Text strong>{rule.name}</Text>
          <Text>{rule.text}</Text>
          <Text size="sm" tone="ink2">
            {`来源：${sourceWords(rule)}`}
          </Text>
        </View>
      ))}
    </Stack>
  </Card>
)
