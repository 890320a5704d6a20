import { apiBase } from '@/hosts/apiBase'
import { onHost } from '@/hosts/imageUrl'
import { saveFile } from '@/platform/saveFile'
import { toast } from '@/platform/toast'
import { wholeAddress } from '@/platform/wholeAddress'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'

const words = {
  saved: '已开始下载',
  copied: '链接已复制，请在浏览器里打开',
  failed: '没有复制成功，请再试一次',
}

/** Saved from a tap of its own: browsers let nothing else write files or the clipboard. */
export function SaveReport({ url }: { url: string }) {
  const save = async () => toast(words[await saveFile(wholeAddress(onHost(apiBase(), url)))])
  return (
    <>
      <Text size="sm" tone="ink3">
        表格准备好了，五分钟内有效
      </Text>
      <Button shape="full" kind="soft" onPress={() => void save()}>
        保存表格
      </Button>
    </>
  )
}
