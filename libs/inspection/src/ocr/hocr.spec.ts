import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOf } from './hocr.js';

const written = `
   <div class='ocr_page' id='page_1' title='image "stdin"; bbox 0 0 1900 310; ppageno 0'>
    <div class='ocr_carea' id='block_1_1' title="bbox 65 73 1811 212">
     <p class='ocr_par' id='par_1_1' lang='eng' title="bbox 65 73 1811 212">
      <span class='ocr_header' id='line_1_1' title="bbox 65 73 1811 117; baseline -0.003 0; x_size 50.4">
       <span class='ocrx_word' id='word_1_1' title='bbox 65 73 170 117; x_wconf 91'>
        <span class='ocrx_cinfo' title='x_bboxes 65 73 90 117; x_conf 98.8'>A</span>
        <span class='ocrx_cinfo' title='x_bboxes 104 77 131 112; x_conf 99'>&amp;</span>
       </span>
       <span class='ocrx_word' id='word_1_2' title='bbox 180 73 210 117; x_wconf 41'>
        <span class='ocrx_cinfo' title='x_bboxes 184 73 210 117; x_conf 88'>&lt;</span>
       </span>
      </span>
      <span class='ocr_line' id='line_1_2' title="bbox 0 0 1 1">
       <span class='ocrx_word' id='word_1_3' title='bbox 0 0 1 1; x_wconf 95'>
       </span>
      </span>
     </p>
    </div>
   </div>`;

test('words are read with their confidences, and lines without any left out', () => {
  expect(linesOf(written)).toEqual([
    {
      text: 'A& <',
      words: [
        { text: 'A&', confidence: 91 },
        { text: '<', confidence: 41 },
      ],
    },
  ]);
});

test('anything else has no lines', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(linesOf(text)).toEqual([])));
});
