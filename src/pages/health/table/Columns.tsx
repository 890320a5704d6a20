import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Explained = Out<'/tp5/api/ExchangeShop/HealthReport/tableColumns'>

/** How such a table is made. */
export function Columns({ columns, sample }: Pick<Explained, 'columns' | 'sample'>) {
  const copy = async () =>
    toast((await copyText(sample)) ? '样子已复制，贴进文本文件就能用' : '没有复制成功，请再试一次')
  return (
    <Card>
      <Stack>
        <SectionHead title="表格怎么写" />
        <Text size="sm" tone="ink2">
          第一行写列名，下面一行记一次。“时间”一定要有，别的列写您有的就行，顺序随意。
        </Text>
        {columns.map(({ title, says }) => (
          <View key={title}>
            <Text strong>{title}</Text>
            <Text size="sm" tone="ink2">
              {says}
            </Text>
          </View>
        ))}
        <Button kind="text" shape="full" icon="copy" onPress={() => void copy()}>
          复制一个样子
        </Button>
      </Stack>
    </Card>
  )
}
