import escapeRegExp from 'lodash/escapeRegExp.js';
import { normalizeText } from '@homeview/ui/normalizeText';

/**
 * What customers talk about, and how they say it in the ten languages. `*` stands for any ending of
 * a word. Chinese, Japanese and Thai have no spaces, so their phrases match anywhere.
 */
const PHRASES = {
  cancel:
    'cancel* | unsubscrib* | terminate* | stop my | get out of this | kündig* | gekündigt* | resili* | annul* | cancelar* | cancelé | dar de baja | darme de baja | disdett* | disdir* | disattiv* | 取消 | 退订 | 解約 | 退会 | キャンセル | ยกเลิก | batal* | membatalkan | dibatalkan | berhenti berlangganan',
  renew:
    'renew* | auto-renew* | autorenew* | verläng* | erneuer* | renouvel* | renov* | renuev* | rinnov* | 续订 | 续费 | 自动更新 | 自動更新 | 更新され | ต่ออายุ | perpanjang* | diperpanjang | memperpanjang',
  charge:
    'charg* | debit* | deduct* | billed | took money | taken from my | withdr* | abgebucht | abbuch* | belastet | eingezogen | prelev* | factur* encore | cobr* | cargo | cargos | addebit* | 扣款 | 扣费 | 扣钱 | 扣了 | 收费 | 請求され | 課金 | 引き落と | 引落 | ตัดเงิน | เก็บเงิน | หักเงิน | เรียกเก็บ | ditagih | menagih | dipotong | terpotong | didebet | debet',
  pay: 'pay | pays | paying | paid | payment* | paypal | checkout | credit card | debit card | bezahl* | zahl* | gezahlt | kreditkarte | paie* | paye* | payer | carte bancaire | pagar | pago* | pagad* | pague* | tarjeta de credito | pagament* | pagat* | pagare | carta di credito | 支付 | 付款 | 付了 | 信用卡 | 支払 | 払い | 決済 | クレジットカード | จ่าย | ชำระ | บัตรเครดิต | bayar* | dibayar* | membayar* | pembayaran | kartu kredit | visa | mastercard | amex | american express',
  refund:
    'refund* | reimburs* | money back | chargeback | erstatt* | rückerstatt* | geld zurück | zurückerstatt* | rembours* | reembols* | devoluc* | devuelv* | devolver* | devuelto* | rimbors* | 退款 | 退钱 | 退费 | 返金 | 払い戻 | 払戻 | คืนเงิน | เงินคืน | ขอเงินคืน | pengembalian dana | uang kembali | uangnya kembali | kembalikan uang | uang saya kembali | dana kembali',
  twice:
    'twice | double | two times | duplicate* | doppelt* | zweimal | zwei mal | deux fois | dos veces | doble | duplicad* | due volte | doppi* | 两次 | 两笔 | 重复 | 二重 | 2回 | 二回 | 重複 | สองครั้ง | สองรอบ | 2 ครั้ง | ซ้ำ | dua kali | 2 kali | dobel | ganda',
  giftcard:
    'gift card* | giftcard* | gift code* | voucher* | coupon* | gutschein* | geschenkkarte* | geschenkcode* | carte cadeau | carte-cadeau | cartes cadeaux | code cadeau | bon cadeau | cheque cadeau | tarjeta regalo | tarjetas regalo | tarjeta de regalo | codigo de regalo | cupon* | carta regalo | carte regalo | buono regalo | buono | 礼品卡 | 礼品码 | 礼物卡 | ギフトカード | ギフトコード | ギフト券 | บัตรของขวัญ | โค้ดของขวัญ | kartu hadiah | kode hadiah',
  used: 'used | redeem* | already been taken | eingelöst* | benutzt | verwendet | verbraucht | utilise* | deja servi | utilizad* | usad* | canjead* | canjear | utilizzat* | usat* | riscattat* | 已使用 | 已被使用 | 被使用 | 用过 | 已兑换 | 使用済 | 使われ | 使用され | 利用済 | ถูกใช้ | ใช้ไปแล้ว | ใช้แล้ว | ใช้งานแล้ว | digunakan | terpakai | dipakai | ditukar*',
  code: 'code | codes | codigo | codice | kode | kodenya | コード | รหัส | โค้ด',
  verification:
    'verification code | verification | security code | one-time | six-digit | otp | 2fa | two-factor | second factor | second-factor | bestätigungscode* | verifizierung* | sicherheitscode* | zwei-faktor* | code de verification | code de securite | code de confirmation | double authentification | codigo de verificacion | codigo de seguridad | codigo de confirmacion | doble factor | codice di verifica | codice di sicurezza | codice di conferma | 验证码 | 認証コード | 確認コード | 検証コード | 二段階 | รหัสยืนยัน | รหัส otp | kode verifikasi | kode otp | kode konfirmasi',
  arrive:
    "arriv* | receiv* | did not get | never got | haven't got | didn't get | never came | not sent | kommt nicht | kommt einfach nicht | nicht an | nicht bekommen | bekomme | erhalten | n'arrive | pas recu | recois | recevoir | no llega | no me llega | no recib* | no ha llegado | recibo el | non arriva | non ricev* | non mi arriva | 收不到 | 没收到 | 没有收到 | 届かない | 届きません | 届か | 来ない | 来ません | ไม่ได้รับ | ไม่มา | ไม่ส่ง | tidak masuk | belum masuk | tidak terima | tidak menerima | belum menerima | tidak sampai | belum sampai",
  expired:
    'expir* | no longer valid | not valid any* | ran out | run out | outdated | ended | has ended | is over | over | finished | abgelaufen* | ausgelaufen | vorbei | beendet | nicht mehr gültig | perime* | termine | plus valable | caduc* | vencid* | vencio | terminad* | scadut* | scaduto | terminat* | finita | 过期 | 失效 | 到期 | 结束 | 期限切れ | 期限が切れ | 有効期限 | 切れました | 終了 | หมดอายุ | หมดเวลา | สิ้นสุด | จบแล้ว | kedaluwarsa | kadaluarsa | kadaluwarsa | berakhir | habis | hangus | acabad* | se acabo | fini | finie | esaurit*',
  signin:
    'log in | logging in | login | log into | sign in | sign-in | signin | sign into | signing in | log on | get into my account | anmeld* | angemeldet | einlogg* | einzulogg* | connecter | connexion | me connecte | identifier | iniciar sesion | inicio de sesion | entrar en mi cuenta | acceder | accedere | accesso | effettuare il login | 登录 | 登陆 | 登入 | ログイン | サインイン | เข้าสู่ระบบ | ล็อกอิน | เข้าระบบ | masuk ke | masuk akun | login',
  session:
    'session* | logged out | logs me out | logging me out | log me out | log out | logged off | signed out | signs me out | kick* me | kicked | kicks | throws me out | log in again | sign in again | sitzung* | abgemeldet | ausgeloggt | wirft mich | rausgeworfen | rausgeschmissen | deconnect* | sesion caduc* | me saca | me echa | cierra la sesion | cierra sesion | sesion | sessione | disconness* | mi butta fuori | 登出 | 退出登录 | 被退出 | 掉线 | 会话 | ログアウト | セッション | サインアウト | หลุด | ออกจากระบบ | เซสชัน | เด้งออก | sesi | logout | keluar sendiri | ter-logout | asked for my password | password again | asks me to sign in | asks me to log in | neu anmelden | wieder anmelden | erneut anmelden | reconnecter | volver a iniciar sesion | iniciar sesion otra vez | accedere di nuovo | rifare il login | 重新登录 | 再次登录 | 再ログイン | 再度ログイン | เข้าสู่ระบบใหม่ | เข้าสู่ระบบอีก | ล็อกอินใหม่ | login lagi | masuk lagi | login ulang',
  password:
    'password* | passwort* | kennwort* | mot de passe | contrasena* | 密码 | パスワード | รหัสผ่าน | kata sandi',
  device:
    'device* | camera* | cam | cams | doorbell* | gerät* | kamera* | appareil* | dispositiv* | camara* | telecamer* | videocamer* | 设备 | 摄像头 | 摄像机 | 相机 | デバイス | カメラ | 機器 | กล้อง | อุปกรณ์ | perangkat* | kameranya',
  plan: 'plan | plans | subscription* | subscrib* | membership* | package* | tarif* | abo | abos | abonnement* | abonne* | paket* | forfait* | formule | suscrip* | abbonament* | piano | 套餐 | 订阅 | 会员 | 计划 | プラン | サブスク | 契約 | 会員 | แพ็กเกจ | แพ็คเกจ | แพลน | สมาชิก | langganan* | berlangganan',
  add: 'add | adds | adding | added | hinzufüg* | hinzugefügt | hinzuzufüg* | ajout* | anadir* | agreg* | aggiung* | aggiunt* | 添加 | 增加 | 加入 | 追加 | 買い足 | เพิ่ม | tambah* | menambah* | ditambah*',
  limit:
    'limit* | maximum | max | full | no room | too many | tick | ticked | greyed | grayed | another camera | checkbox* | höchst* | grenze | obergrenze | voll | ausgegraut | limite* | maxim* | complet | plein | lleno | llega al | pieno | raggiunto | 上限 | 最多 | 已满 | 满了 | いっぱい | 選択できません | เต็ม | สูงสุด | จำกัด | เกินจำนวน | penuh | maksimal | batas*',
  locked:
    'lock | locked | stuck | gesperrt* | verrouill* | bloque | bloqué | bloquead* | bloccat* | 锁定 | 被锁 | ロック | ถูกล็อก | terkunci | dikunci',
  store:
    'iphone* | ipad* | apple | app store | appstore | itunes | ios | in-app | 苹果 | アップル | アプリ内 | แอปสโตร์',
  browser:
    'website | web site | browser | online account | pc | computer | laptop | desktop | webseite | internetseite | im browser | rechner | site web | votre site | navigateur | ordinateur | sitio web | vuestra web | la web | navegador | ordenador | sito | 网站 | 网页 | 浏览器 | 电脑 | ウェブ | ブラウザ | サイト | パソコン | เว็บ | เบราว์เซอร์ | คอมพิวเตอร์ | situs | web anda | komputer',
  trial:
    'trial* | free month | try for free | probemonat* | probezeit* | testmonat* | testphase* | testzeitraum | gratismonat* | essai* | mois gratuit | prueba | periodo de prueba | mes gratis | prova | mese gratuito | mese gratis | 试用 | 免费月 | 体験 | トライアル | お試し | ทดลอง | เดือนฟรี | uji coba | percobaan | bulan gratis',
  free: 'free | free of charge | gratis | kostenlos* | gratuit* | 免费 | 無料 | ฟรี',
  address: 'address* | adress* | anschrift | direccion | indirizzo | 地址 | 住所 | ที่อยู่ | alamat*',
  postal:
    'zip | zip code | zipcode | postcode | postal | postleitzahl* | plz | code postal | codigo postal | cap | 邮编 | 邮政编码 | 郵便番号 | รหัสไปรษณีย์ | kode pos',
  bill: 'bill | bills | billing | invoice* | receipt* | statement | rechnung* | quittung* | beleg* | facture | factures | recu | factura* | recibo* | fattur* | ricevut* | 账单 | 发票 | 收据 | 請求書 | 領収書 | 明細 | ใบแจ้งหนี้ | ใบเสร็จ | บิล | ใบกำกับ | tagihan* | faktur* | struk | kuitansi | kwitansi',
  tax: 'tax* | vat | gst | mwst | mehrwertsteuer* | umsatzsteuer* | steuer* | tva | iva | impuest* | imposta | 增值税 | 税 | ภาษี | แวต | pajak | ppn',
  region:
    'eu | europe* | region* | country | abroad | moved to | ausland | land | europa | europe | pays | etranger | pais | extranjero | paese | estero | 欧洲 | 地区 | 国家 | 国外 | 海外 | 地域 | ヨーロッパ | ภูมิภาค | ประเทศ | ยุโรป | wilayah | negara | eropa | luar negeri',
  house:
    'home | homes | house* | household | haus | zuhause | wohnung | maison* | logement | casa | hogar | vivienda | abitazione | 房屋 | 家庭 | 住宅 | ホーム | บ้าน | rumah*',
  owner:
    "owner* | own a | don't own | share* | sharing | guest | invited | family member | besitzer* | eigentümer* | geteilt | freigegeben | eingeladen | proprietaire* | partag* | invite par | propietari* | dueno | compart* | proprietari* | condivis* | 主人 | 所有者 | 户主 | 共享 | 分享 | オーナー | 共有 | 招待 | เจ้าของ | แชร์ | แบ่งปัน | pemilik* | dibagikan | berbagi | membagikan",
  downgrade:
    'downgrad* | smaller | fewer cameras | cheaper plan | lower plan | kleiner* | günstiger* | herabstuf* | plus petit | plus petite | formule inferieure | moins cher | mas pequeno | menor | mas barato | bajar de | piu piccol* | inferiore | ridurre | 降级 | 小套餐 | 更小 | 更便宜 | ダウングレード | 小さい | 下のプラン | 安いプラン | ดาวน์เกรด | เล็กลง | เล็กกว่า | ถูกกว่า | lebih kecil | lebih murah | turun paket | menurunkan | downgrade',
  upgrade:
    'upgrad* | bigger | larger | größer* | plus grand* | mas grande | superior | piu grande | 升级 | 更大 | アップグレード | 大きい | 上位 | อัปเกรด | อัพเกรด | ใหญ่ขึ้น | lebih besar',
  change:
    'chang* | switch* | wechsel* | ändern | geändert | changer | changement | cambi* | 更换 | 变更 | 更改 | 変更 | 切り替え | เปลี่ยน | ganti | mengganti | ubah | mengubah | changer | modifi* | correct* | korrigier* | corrig* | 改成 | 修改 | 修正 | 直し | แก้ไข | mengubahnya | menggantinya | diganti',
  replace:
    'replac* | swap* | broke | broken | defect* | new camera | ersetz* | austausch* | ausgetauscht | kaputt | defekt* | neue kamera | remplac* | en panne | nouvelle camera | sustitu* | reemplaz* | averi* | estropead* | camara nueva | nueva camara | sostitu* | guast* | rott* | nuova telecamera | 坏了 | 换了 | 新摄像 | 故障 | 壊れ | 交換 | 買い替え | 新しいカメラ | เสีย | กล้องใหม่ | rusak | kamera baru',
  keep: 'keep | kept | stay | stays | choose | chose | pick | which cameras | which devices | auswähl* | behalten | bleiben | übrigen | anderen | garder | conserver | choisir | conservar | elegir | quedan | tenere | scegliere | 保留 | 选择 | 残す | 残る | 残せ | 選ぶ | 選べ | เลือก | เก็บไว้ | pilih | memilih | tetap',
  lose: 'lose | lost | losing | delet* | disappear* | verlier* | verloren | gelöscht | perd* | supprim* | pierd* | borra* | elimin* | 丢失 | 删除 | 消失 | 消え | 失わ | 削除 | หายไป | ลบ | hilang | terhapus | dihapus',
  recording:
    'record* | video* | clip | clips | footage | aufnahm* | aufzeichn* | nimmt nicht | enregistre* | grabac* | grabad* | registraz* | 录像 | 视频 | 录制 | 録画 | 動画 | วิดีโอ | บันทึก | rekam*',
  pending:
    "pending | processing | in progress | not activated | isn't activated | not active | still no plan | no plan for | shows no plan | freigeschaltet | nicht aktiviert | bearbeitung | aussteh* | en attente | en cours | pas active | pendiente* | procesando | procesado | sin activar | no se activa | no se ha activado | in attesa | elaborazione | non attiv* | 处理中 | 待处理 | 未激活 | 没有开通 | 未生效 | 没有生效 | 処理中 | 保留中 | 反映され | 有効になら | 開始され | กำลังดำเนินการ | รอการ | ยังไม่เปิด | ไม่ขึ้น | ยังไม่ได้แพ็กเกจ | diproses | menunggu | tertunda | belum aktif | tidak aktif | belum muncul",
  failed:
    'fail* | declin* | go through | went wrong | not possible | reject* | fehlgeschlagen | abgelehnt | gescheitert | schlägt fehl | klappt nicht | funktioniert nicht | echou* | echec | refus* | fallad* | fallo | rechaz* | no puedo | non riuscit* | fallit* | rifiutat* | 失败 | 被拒 | 失敗 | 拒否 | できません | ล้มเหลว | ไม่สำเร็จ | ผิดพลาด | ถูกปฏิเสธ | gagal | ditolak | bounc* | blocked',
  active:
    'active | aktiv | aktive | als aktiv | actif | activo | activa | attivo | ancora attiv* | 有效 | 有効 | ยังใช้งาน | aktif',
  promotion:
    'promo | promos | promotion* | sale | discount* | special offer | black friday | campaign | event | aktion* | rabatt* | angebot* | solde* | remise | reduction | oferta* | descuento* | rebaja* | offert* | sconto | sconti | 促销 | 优惠 | 活动 | 打折 | セール | キャンペーン | 割引 | โปรโมชั่น | โปรโมชัน | ส่วนลด | ลดราคา | diskon | promosi',
  missing:
    "no cameras | not in the list | can't find | cannot find | doesn't appear | not appear | not show* | doesn't show | never showed | nothing to choose | nothing there | there is no | there's no | empty | keine | leer | erscheint nicht | nicht angezeigt | fehlt | aucun* | vide | n'apparait pas | introuvable | no aparec* | no me aparec* | no encuentro | vaci* | non appare | non trovo | vuot* | 找不到 | 看不到 | 没有显示 | 空的 | 見つかりません | 見当たらない | 表示されない | 表示されません | ない | ไม่มี | หาไม่เจอ | ไม่แสดง | ไม่เห็น | tidak ada | tidak muncul | tidak ketemu | kosong",
  unloaded:
    "won't load | doesn't load | not load* | couldn't be loaded | loading | blank | spinning | lädt nicht | ladefehler | ne charge pas | ne se charge | no carga | non si carica | 加载 | 打不开 | 読み込め | 読み込み | เปิดไม่ได้ | โหลด | tidak bisa dibuka | memuat",
  bank: 'bank | credit card statement | my account statement | konto | kontoauszug | banque | compte bancaire | banco | cuenta bancaria | banca | 银行 | 銀行 | 口座 | ธนาคาร | rekening',
} as const;

export type Concept = keyof typeof PHRASES;

/** A letter of a script that separates its words with spaces; `normalizeText` has removed its accents. */
const SPACED = '[a-z\\d]';

function patternOf(phrases: string): RegExp {
  const parts = phrases.split('|').map((phrase) => {
    const text = normalizeText(phrase.replaceAll('*', ''));
    const anyEnding = phrase.includes('*') ? `${SPACED}*` : '';
    return /[a-z]/.test(text)
      ? `(?<!${SPACED})${escapeRegExp(text)}${anyEnding}(?!${SPACED})`
      : escapeRegExp(text);
  });
  return new RegExp(parts.join('|'));
}

const patterns = Object.entries(PHRASES).map(
  ([concept, phrases]) => [concept as Concept, patternOf(phrases)] as const,
);

/** The concepts that a normalized text mentions, each with the words that mention it. */
export function conceptsIn(text: string): ReadonlyMap<Concept, string> {
  const found = new Map<Concept, string>();
  for (const [concept, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match) found.set(concept, match[0]);
  }
  return found;
}
