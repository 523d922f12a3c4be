import type { Listed } from '../lists/listed.js';
import { type ListFormat, readList } from './read-list.js';

export async function read(format: ListFormat, text: string | Uint8Array, chunk = 7): Promise<Listed[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += chunk) yield await Promise.resolve(bytes.slice(at, at + chunk));
  }
  const listed: Listed[] = [];
  for await (const one of readList(format, chunks())) listed.push(one);
  return listed;
}

export const ofac = `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://tempuri.org/sdnList.xsd">
  <publshInformation><Publish_Date>01/02/2024</Publish_Date><Record_Count>2</Record_Count></publshInformation>
  <sdnEntry>
    <uid>101</uid><firstName>Ignatius</firstName><lastName>NOWHERE</lastName><sdnType>Individual</sdnType>
    <programList><program>MADEUP</program><program>SDGT</program></programList>
    <idList><id><uid>9</uid><idType>Digital Currency Address - ETH</idType><idNumber>0x00000000000000000000000000000000000000aa</idNumber></id></idList>
    <akaList><aka><uid>5</uid><type>a.k.a.</type><category>weak</category><lastName>&quot;Iggy&quot; &amp; Co</lastName></aka></akaList>
    <nationalityList><nationality><uid>7</uid><country>Korea, North</country><mainEntry>true</mainEntry></nationality></nationalityList>
    <dateOfBirthList><dateOfBirthItem><uid>8</uid><dateOfBirth>10 Dec 1948</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem>
      <dateOfBirthItem><uid>9</uid><dateOfBirth>circa 1950</dateOfBirth></dateOfBirthItem></dateOfBirthList>
  </sdnEntry>
  <sdnEntry><uid>102</uid><lastName>NOWHERE SHIPPING</lastName><sdnType>Entity</sdnType><programList/></sdnEntry>
</sdnList>`;
