import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { notADoctor, type Report } from './health'
import { OwnBand } from './OwnBand'
import styles from './Sources.module.scss'

/** Which ranges there are, for whom, who published them and when. */
export function Sources({ report, isOwn }: { report: Report; isOwn: boolean }) {
  const { references, parts, consented } = report
  const [open, setOpen] = useState<'' | 'sources' | 'own'>('')
  return (
    <>
      <Button kind="outline" shape="full" icon="info" onPress={() => setOpen('sources')}>
        参考范围的来源
      </Button>
      <Sheet open={open === 'sources'} title="来源" onClose={() => setOpen('')}>
        <Stack>
          {references.length === 0 && (
            <Text>这一项因人而异，没有公开发布的参考范围，跟自己以前的比就好。</Text>
          )}
          {references.map((one) => (
            <View key={`${one.text} ${one.source}`} className={styles.row}>
              <Text strong>{one.text}</Text>
              {one.mine === 1 && <Tag tone="brand">您的记录按这个看</Tag>}
              {one.other === 1 && <Tag>别处的说法，只供对照</Tag>}
              <Text size="sm" tone="ink2">
                {[one.name, one.whom, one.setting].filter(Boolean).join('，')}
              </Text>
              <Text size="sm" tone="ink2">
                {`${one.source}，${one.version}，${one.date} 发布，${one.hand}`}
              </Text>
            </View>
          ))}
          <Text size="sm" tone="ink2">
            {notADoctor}
          </Text>
          {isOwn && consented === 1 && (
            <Button shape="full" kind="outline" onPress={() => setOpen('own')}>
              按医生给我定的范围看
            </Button>
          )}
        </Stack>
      </Sheet>
      <Sheet open={open === 'own'} title="医生给我定的范围" onClose={() => setOpen('')}>
        <OwnBand parts={parts} onDone={() => setOpen('')} />
      </Sheet>
    </>
  )
}
