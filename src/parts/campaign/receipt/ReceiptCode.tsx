import { Text, View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './receipt.module.scss'

/** What all of it was for: it stands above what to do next. */
export function ReceiptCode({ code }: { code: string }) {
  const copy = async () => toast((await copyText(code)) ? '已复制' : '没有复制成功，请长按券码复制')
  return (
    <Card>
      <SectionHead title="券码" more="复制" onMore={() => void copy()} />
      <View className={styles.code}>
        <Text>{code}</Text>
      </View>
    </Card>
  )
}
