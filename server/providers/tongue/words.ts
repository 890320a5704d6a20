/** What only a doctor says, and what promises or frightens: of whoever looks, nobody is shown it. */
const verdicts =
  /诊断|确诊|治愈|治好|根治|疗效|处方|剂量|患有|病人|患者|正常|异常|健康状况|危险|严重|致命|猝死|恶化|警告|癌|肿瘤/

export const isVerdict = (text: string): boolean => verdicts.test(text)
