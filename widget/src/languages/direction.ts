const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;

export function directionOf(tag: string): 'rtl' | 'ltr' {
  return rightToLeft.test(tag) ? 'rtl' : 'ltr';
}
