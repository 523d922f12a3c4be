/** What stands before or after a name and is none of it. */
export const honorifics = setOf(
  'mr mrs ms miss dr prof professor sir dame lord lady sheikh shaykh sheik shaikh haji hajji hadji mullah mulla maulana mawlawi sayyid sayed general gen colonel col captain capt major brigadier lieutenant lt eng engineer don dona herr frau monsieur madame senor senora jr sr hon judge minister president bishop father rev',
);

/** Of names of people and of places: whether it is written is a matter of taste. */
export const particles = setOf(
  'al el ul bin ibn bint van von der den de del della di da dos das du la los y the of and und et',
);

/** With or without its form, it is the same company. */
export const legalForms = setOf(
  'limited ltd llc llp lp inc incorporated corporation corp company co plc gmbh mbh ag kg ohg ug se sa sas sasu sarl sl slu srl spa bv nv oy oyj ab as asa aps kft zrt sro doo ood eood dd ltda lda limitada eireli sab sapi cv rl pjsc jsc ojsc cjsc ooo oao zao pao ao tov fze fzco fzc wll bhd sdn pte pty pvt pt tbk kk uab sia sociedad anonima societe anonyme aktiengesellschaft gesellschaft',
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
