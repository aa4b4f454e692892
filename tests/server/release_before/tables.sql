BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "chat" VALUES('6087b33eb4a33d69',1,1794841747122,'836948b18b64786a','goeden avond');
INSERT INTO "chat" VALUES('6087b33eb4a33d69',2,1794841747141,'5bb5657de7a9042d','hallo');
INSERT INTO "chat" VALUES('7da5f4e73acb9ef9',1,1794841751181,'836948b18b64786a',':hello');
CREATE TABLE entries (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL CHECK (n > 0),
    at       BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    request  BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     BLOB   NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "entries" VALUES('6087b33eb4a33d69',1,1794841747061,'836948b18b64786a',0,'open',CAST('{"game":"foppen","version":1,"options":{"bids":false,"bid_mode":"sealed","first_dealer":"draw","turn_seconds":60,"window_seconds":0,"score_seconds":0},"seats":3,"seed":"173b4ffdcc6d1296fede36d7c21daeb1cc377a943c7b58f0df93d279a47758d0","key":"6425c07b6acafd2832aa147cecbafd71d7d669d31f3f6a69a9f09a8157e764f0","listed":false,"spectators":true,"cover_seconds":1,"undo":true,"pace":0.0,"bots":["","rule"]}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',2,1794841747080,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('6087b33eb4a33d69',3,1794841747092,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('6087b33eb4a33d69',4,1794841747114,'3970005331e18d49',219017438076929,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',5,1794841747128,'836948b18b64786a',2933655889530881,'said',CAST('{"line":1}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',6,1794841747148,'5bb5657de7a9042d',4435387935899649,'said',CAST('{"line":2}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',7,1794841747156,'3970005331e18d49',1,'mute',CAST('{"who":"5bb5657de7a9042d","on":true}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',8,1794841747166,'836948b18b64786a',2933655889530882,'ready',CAST('{"entropy":"d57b24d8e9f8516fcb1e4a42f4b3f5710c6500ce42b8baaae7ac4af3fabc4a1b"}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',9,1794841747174,'3970005331e18d49',219017438076930,'ready',CAST('{"entropy":"ea77cb251967ba8f00e90c0be138f6faf5ba2ac2270ef558c143a676bdd5090b"}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',10,1794841748029,'',0,'line',CAST('{"do":"play G16","facts":[{"kind":"play","rule":"O-010","said":["G16"],"seat":2,"to":"all","what":[]}],"hash":"1f53ac37dc6475cc27dea8ffa2b765c0bd9c40aad148b1c38ec732d63459b4f7","ms":855,"n":1,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',11,1794841748038,'836948b18b64786a',2933655889530883,'line',CAST('{"do":"play G2","facts":[{"kind":"play","rule":"O-012","said":["G2"],"seat":0,"to":"all","what":[]}],"hash":"9d038696cc8ae895d28aa75b3f2150209377bb1fc0da43dc20d9797cde7fd42a","ms":864,"n":2,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',12,1794841748052,'3970005331e18d49',219017438076931,'line',CAST('{"do":"play G4","facts":[{"kind":"play","rule":"O-012","said":["G4"],"seat":1,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":0,"to":"all","what":[]}],"hash":"7378e0b7f569e8ef2115aa9d369270899fb6f0d3578739a221ac8d058659b599","ms":878,"n":3,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',13,1794841748058,'',0,'line',CAST('{"do":"play Y14","facts":[{"kind":"play","rule":"O-010","said":["Y14"],"seat":2,"to":"all","what":[]}],"hash":"5df034d43204f60b214cdd2eb190f66b863b9593ca4837d280edb71ae9ffc950","ms":884,"n":4,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',14,1794841748073,'3970005331e18d49',219017438076932,'line',CAST('{"do":"play Y3","facts":[{"kind":"play","rule":"O-012","said":["Y3"],"seat":1,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":1,"to":"all","what":[]}],"hash":"1187ebfbdabb18c62ccdaa220aac12dcdd1cc5e68de5bcca7360c1251cb94a2a","ms":899,"n":5,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',15,1794841748081,'',0,'line',CAST('{"do":"play G17","facts":[{"kind":"play","rule":"O-010","said":["G17"],"seat":2,"to":"all","what":[]}],"hash":"2d44941503c31430bb26a2932944828d65f1f954852c1c97fee3d21e96f1282f","ms":907,"n":6,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',16,1794841748093,'836948b18b64786a',2933655889530884,'line',CAST('{"do":"play G5","facts":[{"kind":"play","rule":"O-012","said":["G5"],"seat":0,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":0,"to":"all","what":[]}],"hash":"5a3373424d91af1135453a4ae450e1024304f2ab5fb7989ecf95a70c0acc0f03","ms":919,"n":7,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',17,1794841748102,'',0,'line',CAST('{"do":"play G18","facts":[{"kind":"play","rule":"O-010","said":["G18"],"seat":2,"to":"all","what":[]}],"hash":"f772085a1afc8247484dcf36f743bfc8e4eb15e2ee8cfa231c7829b77446ffd5","ms":928,"n":8,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',18,1794841749111,'',0,'cover',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',19,1794841749114,'',0,'line',CAST('{"do":"play G6","facts":[{"kind":"play","rule":"O-012","said":["G6"],"seat":1,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":1,"to":"all","what":[]}],"hash":"57e5f7bafc2f64a789296b6b98944e4eaf26022a69f26f9f5bae039cdb756dfb","ms":1940,"n":9,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',20,1794841749126,'3970005331e18d49',0,'take-back',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',21,1794841749133,'',0,'line',CAST('{"do":"play Y12","facts":[{"kind":"play","rule":"O-010","said":["Y12"],"seat":2,"to":"all","what":[]}],"hash":"94a9d830fa27c52763df9a641a42dac3739061b914487bdd95f628a70c024fca","ms":1959,"n":10,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',22,1794841749140,'836948b18b64786a',2933655889530885,'line',CAST('{"do":"play Y2","facts":[{"kind":"play","rule":"O-012","said":["Y2"],"seat":0,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":0,"to":"all","what":[]}],"hash":"744a375466afa18acb1ad3eb9cc0a6e0250181bd5f24754f41ae8cef867fbefd","ms":1966,"n":11,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',23,1794841749151,'',0,'line',CAST('{"do":"play R13","facts":[{"kind":"play","rule":"O-010","said":["R13"],"seat":2,"to":"all","what":[]}],"hash":"fa94e70d88e3f9ba512240d6e683efe3b922fa9e663780a292f4369f6f657b74","ms":1977,"n":12,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',24,1794841749159,'836948b18b64786a',2,'propose',CAST('{"to":10}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',25,1794841749170,'3970005331e18d49',3,'agree',CAST('{"yes":true}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',26,1794841749183,'836948b18b64786a',2933655889530886,'line',CAST('{"do":"play Y2","facts":[{"kind":"play","rule":"O-012","said":["Y2"],"seat":0,"to":"all","what":[]},{"kind":"win","rule":"O-015","said":[],"seat":2,"to":"all","what":[]},{"kind":"fop","rule":"O-025","said":[],"seat":0,"to":"all","what":[]}],"hash":"b0ef6fe591c8c7dd3c5e62d00e65e57fe83a80b02d0bc4b7dd46cf218c34bd6d","ms":2009,"n":14,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',27,1794841749191,'',0,'line',CAST('{"do":"play R13","facts":[{"kind":"play","rule":"O-010","said":["R13"],"seat":2,"to":"all","what":[]}],"hash":"e6580bdf39ae03ee44800719ccce231c04e570cca318999608a598dc20efdaff","ms":2017,"n":15,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',28,1794841749201,'836948b18b64786a',4,'propose',CAST('{"to":10}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',29,1794841749206,'3970005331e18d49',5,'agree',CAST('{"yes":false}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',30,1794841749210,'836948b18b64786a',6,'pause',X'');
INSERT INTO "entries" VALUES('6087b33eb4a33d69',31,1794841749213,'836948b18b64786a',7,'resume',X'');
INSERT INTO "entries" VALUES('6087b33eb4a33d69',32,1794841749216,'3970005331e18d49',8,'pause',X'');
INSERT INTO "entries" VALUES('a29c210b202ac6fa',1,1794841749220,'836948b18b64786a',0,'open',CAST('{"game":"mezza","version":1,"options":{"short":true,"stall_limit":40,"turn_seconds":0,"window_seconds":0,"swap_seconds":0},"seats":4,"seed":"c91b82a74f6553bacdefa9562254d89325878b8445b5c3460b707c4120bfb5c9","key":"b6e594e16401a0fc1f1c256b5023ecfba3cc42e51fefbd8833038f510a9b73dd","listed":false,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.2,"bots":["","","rule"]}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',2,1794841749236,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('a29c210b202ac6fa',3,1794841749244,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('a29c210b202ac6fa',4,1794841749260,'3970005331e18d49',2954654149820417,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',5,1794841749269,'836948b18b64786a',9,'put-bot',CAST('{"seat":2,"bot":"random"}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',6,1794841749278,'836948b18b64786a',4452573068390401,'ready',CAST('{"entropy":"1fe9d7d06473bfc18c845b12f9e714a2b5b0951d11f8dfb691830581a4bb60b3"}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',7,1794841749286,'3970005331e18d49',2954654149820418,'ready',CAST('{"entropy":"4a21f9c5680fd32181664b4342b44438cd9e987c2ff85ab3015718e5951850f6"}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',8,1794841749339,'3970005331e18d49',10,'stand',X'');
INSERT INTO "entries" VALUES('a29c210b202ac6fa',9,1794841749346,'5bb5657de7a9042d',2041814576599041,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',10,1794841749350,'5bb5657de7a9042d',11,'hand-over',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',11,1794841749354,'836948b18b64786a',4452573068390402,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"e26d377e60e6c433e136d8752cb4254c1653998865617f9561a1b737e171e0fa","seat":0,"to":[0]}],"hash":"e7a1fac2c4297f8416f583da4f17c875563463dae39d84bcaa000c0f007e71b0","hidden":{"0":{"salt":"b2e8c1168972b913c9a43db88643512c","value":["0","½","1"]},"do":{"salt":"66eeb430f4321159c2ca3734af151025","value":"open 0 ½ 1"}},"ms":68,"n":1,"sealed":"82673eeb54965963c2e78581a557eea08e339639647519a77f8559c39bcdd905","seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',12,1794841750168,'',0,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"a9ff01f415f3e14ff1679cd590a9a104496dcd636ee96691514ff951be717de1","seat":2,"to":[2]}],"hash":"c941e93600c8f8c375b0e18524b117223e3600c28b130c751b0c1c31e64aaf83","hidden":{"0":{"salt":"8c67fb01a86f4dae131fd3cba15c6bfb","value":["J","0","½"]},"do":{"salt":"ea0d45c9d705876ea8a91d23aa00aaa4","value":"open J 0 ½"}},"ms":882,"n":2,"sealed":"b0c8c586707c65924cbbd2d9c2ae94d77bde76c1512ffe735d11b0d103899c79","seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',13,1794841750353,'',0,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"2c7403896c54d2e2e21523f473ca9f575b6f9c7804d439d7d306160ae3f6b89c","seat":1,"to":[1]}],"hash":"2192cba1643eb03b3fd02581e71bb3f5b6624db911325be1aba3e3a0824a9062","hidden":{"0":{"salt":"e540614b9fd54d728e8669492db43bc2","value":["4","7","8"]},"do":{"salt":"1e209be036d105468bff01d1a9f22acc","value":"open 4 7 8"}},"ms":1067,"n":3,"sealed":"49089714da9a11123af82f1dac4a272eceb0ac8cc79f3ccea7c4fc16a8984e41","seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',14,1794841750495,'',0,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"b4c1366a593283ca33bcacd2aaca3ca43ecf5c0808cf817900a7e83642b118aa","seat":3,"to":[3]},{"kind":"open","rule":"M-020","said":["0","½","1"],"seat":0,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["4","7","8"],"seat":1,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["J","0","½"],"seat":2,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["½","8","9½"],"seat":3,"to":"all","what":[]},{"kind":"lowest","rule":"M-030","said":["½"],"seat":15,"to":"all","what":[]}],"hash":"78bf0807148674443604548c783e841b1923b98819cd4e6bf5d6934168d848bb","hidden":{"0":{"salt":"d71211ff873e47c4344e79683bdf399e","value":["½","8","9½"]},"do":{"salt":"11418fa4eb45e89e641cd2cb2a2475c8","value":"open ½ 8 9½"}},"ms":1209,"n":4,"sealed":"3ae04114b779384c88a7908aeeebcf62324dc5388f9460cca2597c190487a0f3","seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',15,1794841750503,'836948b18b64786a',4452573068390403,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-032","said":[],"seat":0,"to":"all","what":[]}],"hash":"094274410ca3b9aa056d56b9361d966fb1a797fd531534ec239ff53a6dcafb34","ms":1217,"n":5,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',16,1794841750511,'836948b18b64786a',12,'back',CAST('{"to":4}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',17,1794841750518,'5bb5657de7a9042d',13,'take-back',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',18,1794841750528,'5bb5657de7a9042d',2041814576599042,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-032","said":[],"seat":1,"to":"all","what":[]}],"hash":"69f7547c1bbafd434683aa01aabd22c09d95188b8c2bebde4d66db5fcae453a8","ms":1242,"n":7,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',19,1794841750536,'836948b18b64786a',4452573068390404,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-032","said":[],"seat":0,"to":"all","what":[]}],"hash":"996aee3dbbaac3d1de907396cb9767cb0e5e19434c77ba05a6e8bd7cc7f4aff3","ms":1250,"n":8,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',20,1794841750718,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-030","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"67dc7c817ba4ecf141677ae53b1923fbdaecafe8f192f78b0d18c54bfdcacf0f","seat":2,"to":[2]}],"hash":"a44f38233bee47cd4b3b545f2a3f408a530b2572fee96211a856f575ca29cf17","hidden":{"1":{"salt":"719a3e156fef73181ea172ce84b1bd71","value":["½"]}},"ms":1432,"n":9,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',21,1794841750881,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"307817d4be29073a575c13fb2bffc3dfc6452f2865f7a1aaf4d5d205d54b331d","ms":1595,"n":10,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',22,1794841751072,'',0,'line',CAST('{"do":"lay 1 1","facts":[{"kind":"lay","rule":"M-040","said":["1","1"],"seat":3,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["2"],"sealed":"81ea859a5dbe4f539455cafd3e788c7ef2f84a6f99d0d6b02ccfac8ec60fcf4d","seat":3,"to":[3]}],"hash":"0075568afe4228197735ab250542d95333b4224a8456012e54c046c0e7c1c142","hidden":{"1":{"salt":"2af543c51c0074d36de944a20805dcb2","value":["8","9½"]}},"ms":1786,"n":11,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',23,1794841751079,'836948b18b64786a',4452573068390405,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e2aadd216a7a3d1ffdd9651586b05d58c02261c0ca68f535467d9888e3241967","seat":0,"to":[0]}],"hash":"886eed245e5613aa4051dbe40792560b467365a589ebbebeb0ed0449da9f9772","hidden":{"1":{"salt":"05c90bdbd4562f7653b56c1d7f66a9ec","value":["7"]}},"ms":1793,"n":12,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('a29c210b202ac6fa',24,1794841751087,'836948b18b64786a',14,'propose',CAST('{"to":9}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',1,1794841751095,'836948b18b64786a',0,'open',CAST('{"game":"keezen","version":1,"options":{"home_stop":"any_reachable","queen_steps":12,"deal_rotation":"dealer_keeps_whole_deck","own_start_swap_source":true,"talk":"phrases","round_seconds":3600},"seats":4,"seed":"7478526e60ed0571435a9a5952256902da8d8492c16b5138d2c63b076c453d82","key":"4d6f69545123560c8b643d92e9f6bff107994315086cbae8897869bfe76c347c","listed":false,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.0,"bots":["","rule","rule"]}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',2,1794841751113,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',3,1794841751124,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',4,1794841751137,'3970005331e18d49',531773605584897,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',5,1794841751144,'836948b18b64786a',2812913761693697,'ready',CAST('{"entropy":"ce2388baa8aba45a288aafca0b2dbee3d26ca87161d09f96936d9b24a5f9d1bb"}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',6,1794841751149,'3970005331e18d49',531773605584898,'ready',CAST('{"entropy":"610aff8af317d07a25cf5b6b5309931a554331998c946c46fd72c6ab1e94acd9"}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',7,1794841751184,'836948b18b64786a',2812913761693698,'said',CAST('{"line":1}' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',8,1794841751190,'3970005331e18d49',531773605584899,'line',CAST('{"do":"A: enter","facts":[{"kind":"play","rule":"K-031","said":["As"],"seat":1,"to":"all","what":[]},{"kind":"enter","rule":"K-031","said":["Green","16"],"seat":1,"to":"all","what":[]}],"hash":"3a9368b49635e5921ff6e4df039dc4ea4b54738655d95295b4461536e7c51d4c","ms":41,"n":1,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',9,1794841752032,'',0,'line',CAST('{"do":"fold","facts":[{"kind":"fold","rule":"K-025","said":["4s","5c","6s","8s","Jh"],"seat":2,"to":"all","what":[]}],"hash":"a16f7e55f983ed9492d3b771e9a781def8cf4ea9bbcbf8bdea549350b156e01b","ms":883,"n":2,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',10,1794841752038,'',0,'line',CAST('{"do":"A: enter","facts":[{"kind":"play","rule":"K-031","said":["Ad"],"seat":3,"to":"all","what":[]},{"kind":"enter","rule":"K-031","said":["Red","48"],"seat":3,"to":"all","what":[]}],"hash":"ea1d16b4cc6d875e204c8dacefe392308921382163835d658dbf0e28aec54088","ms":889,"n":3,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',11,1794841752046,'836948b18b64786a',2812913761693699,'line',CAST('{"do":"fold","facts":[{"kind":"fold","rule":"K-025","said":["2c","4h","8d","9c","9s"],"seat":0,"to":"all","what":[]}],"hash":"25c848bd126e6cb337491389a8b1fbde98e1055621f884173b6ed28abc6a6e72","ms":897,"n":4,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',12,1794841752055,'3970005331e18d49',531773605584900,'line',CAST('{"do":"2: 16>18","facts":[{"kind":"play","rule":"K-035","said":["2s"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","16","17","18"],"seat":1,"to":"all","what":[]}],"hash":"e34a8803cd03af217313b0ee9e8e9bd4c0b4f8904b28dab110bc4f3848310dcd","ms":906,"n":5,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',13,1794841752062,'',0,'line',CAST('{"do":"4: 48>44","facts":[{"kind":"play","rule":"K-038","said":["4d"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-038","said":["Red","48","47","46","45","44"],"seat":3,"to":"all","what":[]}],"hash":"da24726bf865a568dad9128173e9614dba264894657ed405c35392271dc48d9f","ms":913,"n":6,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',14,1794841752066,'3970005331e18d49',531773605584901,'line',CAST('{"do":"7: 18>25","facts":[{"kind":"play","rule":"K-037","said":["7c"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","18","19","20","21","22","23","24","25"],"seat":1,"to":"all","what":[]}],"hash":"5daaf30932afa09339359112e4f35240ae2ba1a41ceb68c6f5979640cc15d2b2","ms":917,"n":7,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',15,1794841752075,'',0,'line',CAST('{"do":"7: 44>H4","facts":[{"kind":"play","rule":"K-037","said":["7h"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-043","said":["Red","44","45","46","47","H1","H2","H3","H4"],"seat":3,"to":"all","what":[]}],"hash":"b88b60a63c8bc22716483b39cd65bd7956328f0867557ee042d55afd59bf9890","ms":926,"n":8,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',16,1794841752082,'3970005331e18d49',531773605584902,'line',CAST('{"do":"9: 25>34","facts":[{"kind":"play","rule":"K-035","said":["9d"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","25","26","27","28","29","30","31","32","33","34"],"seat":1,"to":"all","what":[]}],"hash":"558973a2b560ee42d4e57eeedb2c36926b2255e44318a17d5a1135347a8451bb","ms":933,"n":9,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',17,1794841752090,'',0,'line',CAST('{"do":"A: enter","facts":[{"kind":"play","rule":"K-031","said":["Ah"],"seat":3,"to":"all","what":[]},{"kind":"enter","rule":"K-031","said":["Red","48"],"seat":3,"to":"all","what":[]}],"hash":"f764a1a6ca138e8bfc57a64806b077401f4898ff4f10d74b9cc69e7bd9117fcd","ms":941,"n":10,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',18,1794841752097,'3970005331e18d49',531773605584903,'line',CAST('{"do":"9: 34>43","facts":[{"kind":"play","rule":"K-035","said":["9h"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","34","35","36","37","38","39","40","41","42","43"],"seat":1,"to":"all","what":[]}],"hash":"d871eca09703947f23d2748360783861a289b666673d91ee903b7b44b88b87dd","ms":948,"n":11,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',19,1794841752101,'',0,'line',CAST('{"do":"Q: 48>60","facts":[{"kind":"play","rule":"K-034","said":["Qd"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Red","48","49","50","51","52","53","54","55","56","57","58","59","60"],"seat":3,"to":"all","what":[]},{"kind":"dealer","rule":"K-013","said":["1","2"],"seat":0,"to":"all","what":[]},{"kind":"hand","rule":"K-014","said":["4"],"sealed":"349501bc69722a84cae57845d1541d462232d4d40aede74b5e3d0f2b8d6dd90c","seat":0,"to":[0]},{"kind":"hand","rule":"K-014","said":["4"],"sealed":"b6ab3db95d21fc0a411906bf8f871d2ecc4af52318cbb93708d0fb2c88a77ca7","seat":1,"to":[1]},{"kind":"hand","rule":"K-014","said":["4"],"sealed":"3a30bb704e87b89d9144518be32bb6656341a62ba9f35e75d1b40e5392b10455","seat":2,"to":[2]},{"kind":"hand","rule":"K-014","said":["4"],"sealed":"b4357b413ea33242ca197f05e6b0dd5d9889c4fd7a8f2888ed1fdc70b110b1a7","seat":3,"to":[3]}],"hash":"980ec4b096fc33adbe64296b16ddab0ae56880c5b51654e479207a42eb3c712e","hidden":{"3":{"salt":"a72d91bdc4b16516ee8f91180e05a05a","value":["3d","8c","10c","10s"]},"4":{"salt":"9b0f73236e68f4bd3fde999d4f51c3a2","value":["3c","5s","7s","Qh"]},"5":{"salt":"4f06a61134dcf84d0485dd23a3ffba56","value":["2h","3s","Jc","Kh"]},"6":{"salt":"9374c39d755ffec40bd81f83a03fae2b","value":["4c","6c","8h","10d"]}},"ms":952,"n":12,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',20,1794841752106,'3970005331e18d49',531773605584904,'line',CAST('{"do":"3: 43>46","facts":[{"kind":"play","rule":"K-035","said":["3c"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","43","44","45","46"],"seat":1,"to":"all","what":[]}],"hash":"9a730c25cb31f49d559b7e79aa8aeff4074e6ddf8caef3167244edeea246cc2c","ms":957,"n":13,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',21,1794841752114,'',0,'line',CAST('{"do":"K: enter","facts":[{"kind":"play","rule":"K-032","said":["Kh"],"seat":2,"to":"all","what":[]},{"kind":"enter","rule":"K-032","said":["Yellow","32"],"seat":2,"to":"all","what":[]}],"hash":"106fbbafba085334877698d63113d2975ef68ccda35633bc1a05ba16365da065","ms":965,"n":14,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',22,1794841752117,'',0,'line',CAST('{"do":"10: 60>6","facts":[{"kind":"play","rule":"K-035","said":["10d"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Red","60","61","62","63","0","1","2","3","4","5","6"],"seat":3,"to":"all","what":[]}],"hash":"1e36fa74879e63af244e8d8012859ed830d2da163e82b71bfb4d62a8d28571a5","ms":968,"n":15,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',23,1794841752122,'836948b18b64786a',2812913761693700,'line',CAST('{"do":"fold","facts":[{"kind":"fold","rule":"K-025","said":["3d","8c","10c","10s"],"seat":0,"to":"all","what":[]}],"hash":"5d3ebc56d024d57dcffe95a501ff38466beb8250828006ecf80bb1f2fee626eb","ms":973,"n":16,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',24,1794841752126,'3970005331e18d49',531773605584905,'line',CAST('{"do":"5: 46>51","facts":[{"kind":"play","rule":"K-035","said":["5s"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","46","47","48","49","50","51"],"seat":1,"to":"all","what":[]}],"hash":"9cb83f8567e9866a330504069c80711208025e80d398b6f8faa4f1821e9b0988","ms":977,"n":17,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',25,1794841752135,'',0,'line',CAST('{"do":"J: 32xGreen 51","facts":[{"kind":"play","rule":"K-033","said":["Jc"],"seat":2,"to":"all","what":[]},{"kind":"swap","rule":"K-063","said":["Yellow","32","Green","51"],"seat":2,"to":"all","what":[]}],"hash":"b5a23fc540c15eb1cb537b2f66af3cc4c3ce47005abea7fd79a3000c3580d64c","ms":986,"n":18,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',26,1794841752142,'',0,'line',CAST('{"do":"8: 6>14","facts":[{"kind":"play","rule":"K-035","said":["8h"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Red","6","7","8","9","10","11","12","13","14"],"seat":3,"to":"all","what":[]}],"hash":"6ade9a3b5d99bc02ee92399765abbf6eff351cb65912bf12f0eb138109851756","ms":993,"n":19,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',27,1794841752148,'3970005331e18d49',531773605584906,'line',CAST('{"do":"7: 32>39","facts":[{"kind":"play","rule":"K-037","said":["7s"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","32","33","34","35","36","37","38","39"],"seat":1,"to":"all","what":[]}],"hash":"06575bc88b74ffffef7947695836b257d764c92616c56684832ed1bc6469d5f1","ms":999,"n":20,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',28,1794841752154,'',0,'line',CAST('{"do":"3: 51>54","facts":[{"kind":"play","rule":"K-035","said":["3s"],"seat":2,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Yellow","51","52","53","54"],"seat":2,"to":"all","what":[]}],"hash":"b182584d7cf2270434cba4430394bb4d857a230f1e42a1ad115404ed4f3cee09","ms":1005,"n":21,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',29,1794841752157,'',0,'line',CAST('{"do":"6: 14>20","facts":[{"kind":"play","rule":"K-035","said":["6c"],"seat":3,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Red","14","15","16","17","18","19","20"],"seat":3,"to":"all","what":[]}],"hash":"cdd9bf304821afad20663713d0287864f2cea5365e2efaf8b1f21046fd5e27d3","ms":1008,"n":22,"seat":3}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',30,1794841752159,'3970005331e18d49',531773605584907,'line',CAST('{"do":"Q: 39>51","facts":[{"kind":"play","rule":"K-034","said":["Qh"],"seat":1,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Green","39","40","41","42","43","44","45","46","47","48","49","50","51"],"seat":1,"to":"all","what":[]}],"hash":"0725c55e20a4a7e80856818052fee62909a074a3519215afbac1b77427567d01","ms":1010,"n":23,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',31,1794841752164,'',0,'line',CAST('{"do":"2: 54>56","facts":[{"kind":"play","rule":"K-035","said":["2h"],"seat":2,"to":"all","what":[]},{"kind":"walk","rule":"K-040","said":["Yellow","54","55","56"],"seat":2,"to":"all","what":[]}],"hash":"be5fc383b4ddc5db119cd4ac28588fda54f70f6028528779c0d5113c8bcead23","ms":1015,"n":24,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',32,1794841752170,'836948b18b64786a',15,'pause',X'');
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',1,1794841752179,'836948b18b64786a',0,'open',CAST('{"game":"mezza","version":1,"options":{"short":true,"stall_limit":40,"turn_seconds":0,"window_seconds":0,"swap_seconds":0},"seats":3,"seed":"c413a6781cd6d8698e4d6fdcec9a9ee85dc51f0883d699663837bffb43744643","key":"b0ea512b22fa863d39766ed7f49b5583c202c969b589c3f2c81533c0bf0b5c0e","listed":false,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.0,"bots":["","rule"]}' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',2,1794841752196,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',3,1794841752212,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',4,1794841752226,'3970005331e18d49',592558155505665,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',5,1794841752234,'836948b18b64786a',3532791693058049,'ready',CAST('{"entropy":"bd4166da972d1ea2ee85974ffb553b3fdb051179ee91eb4c0dcaf47b8e267a00"}' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',6,1794841752237,'3970005331e18d49',592558155505666,'ready',CAST('{"entropy":"65adf538fb3df1993886e20555f4a0bbd4b69cedace0f88f443ba73f1c01ad2e"}' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',7,1794841752244,'836948b18b64786a',3532791693058050,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"b393abd5f9522f4332fbc45f2bbc904cdd72fe2c4beeefe907254c5808c6c17c","seat":0,"to":[0]}],"hash":"051bb13efa21d7f8618a1fa8eb1d5535d94945418180b0cd4d3dd99eb4d8de89","hidden":{"0":{"salt":"2272e2e64fbde7e361d0c4a9835abe3a","value":["½","½","1"]},"do":{"salt":"0f3eca056b377e9681bbfcbc228e90a0","value":"open ½ ½ 1"}},"ms":7,"n":1,"sealed":"6110f1dc9c4a4a9d0f13c1700022f6b2d35f39d419f24a1406ccd9668891604b","seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',8,1794841752254,'3970005331e18d49',592558155505667,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"a6ad6130a5fdebe9c62184d57bd3eaac6162055049184ffd934c9ead26469fdc","seat":1,"to":[1]}],"hash":"d9bcc7bc271d6755eae1c2484a258110ab0000eb05c6de27092b6f51c3013e51","hidden":{"0":{"salt":"dbb11ba80c0bbcf623a462a89c9d380f","value":["0","½","1"]},"do":{"salt":"c986e2fc1a1e2b4cc7112f21957302d7","value":"open 0 ½ 1"}},"ms":17,"n":2,"sealed":"562f24715fec71ff04b8719ed1dc47f9c2e9c9a4f997f6dc702dd7ba3e533992","seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',9,1794841753034,'',0,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"708eef7af4b5fda5d04f85c75bc58bae14871a9e8be5d8ef0a1e294039b090f7","seat":2,"to":[2]},{"kind":"open","rule":"M-020","said":["½","½","1"],"seat":0,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["0","½","1"],"seat":1,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["4","4","9½"],"seat":2,"to":"all","what":[]},{"kind":"lowest","rule":"M-030","said":["2"],"seat":15,"to":"all","what":[]}],"hash":"6b3ffa3e7acc14b5dbfd101227a3ed75d654b846fef76b128177a49b9650d176","hidden":{"0":{"salt":"64cf860113832034f8ce94ee332c0e68","value":["4","4","9½"]},"do":{"salt":"50ca16242ef038c0e5ab96acaf38cf29","value":"open 4 4 9½"}},"ms":797,"n":3,"sealed":"a297f1b420b76d4a2463dc3d6e1a41dc724e395a46d6e89b3201459faf61b191","seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',10,1794841753042,'',0,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-030","said":["2"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"478be3611040f5cbc96d73b3a4d9413e942cc2b99d54053dd7eea8ec53e48f50","seat":2,"to":[2]}],"hash":"4ea940a622c071f2ebb8a59c13c40128d12216c1438b8b7ff2a9e343e469b687","hidden":{"1":{"salt":"1e7e39345652f4a89049297f379a77f1","value":["5"]}},"ms":805,"n":4,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',11,1794841753050,'836948b18b64786a',3532791693058051,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"53228b110801705a86dd01a27b55d909ef5ed90497ea8a47405c7730ebd786be","seat":0,"to":[0]}],"hash":"3e89331a61aa2926a9de70b1dac24fb2695fb134fa5ec6396799689d0c382e2d","hidden":{"1":{"salt":"80613d1b1e34b352af280918e4afa185","value":["6½"]}},"ms":813,"n":5,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',12,1794841753059,'836948b18b64786a',3532791693058052,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"19d121b92bf45b6f9bda04c5f8adcdb039d3b3758122ab5d023941b3a9e9d8dc","ms":822,"n":6,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',13,1794841753062,'3970005331e18d49',592558155505669,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d83f4541e503b155311efad5dfd6c51b63906828a400d19f4dc195a28146e05c","seat":1,"to":[1]}],"hash":"09c2f740c8e7a6208c86617a84f9b6f78ec68a2075d63bb6266d8dbe3afb34b8","hidden":{"1":{"salt":"d7417727b8c06b5c0a7456a236ede33e","value":["7"]}},"ms":825,"n":7,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',14,1794841753071,'836948b18b64786a',3532791693058053,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"0e1b62ff9019a6f52d6c6ed13e96a5c82e4a2f13500b7699db4b3dacb44f46c9","ms":834,"n":8,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',15,1794841753077,'',0,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"50d4ae73ecf4e1ea6fc2b427443a294dd6b4f6d7cc1c0c6eb59539e1f0cbee38","seat":2,"to":[2]}],"hash":"f17b833868d57bbf1eb82db73bba38c417e8156abed85e9efa9a16ce07685b69","hidden":{"1":{"salt":"0b28f7c65a5d1a88421a9df5c3790a67","value":["4"]}},"ms":840,"n":9,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',16,1794841753082,'3970005331e18d49',592558155505670,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"1d6a1918d6b7ab3bc391e8c2c3400e1a826c58ac801a0f99b02b67ff79891f2c","ms":845,"n":10,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',17,1794841753090,'836948b18b64786a',3532791693058054,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"c0b213677b4094b72c9297a710b775267c77d02e4569135ed043b4cf02b28d86","seat":0,"to":[0]}],"hash":"9327d8d4cface5443273d1607b2a08156e167d2baff0745eb5fb1c2ad03a06cf","hidden":{"1":{"salt":"df42e62612ab46960af816a3fd09c63c","value":["J"]}},"ms":853,"n":11,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',18,1794841753097,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"389e512b3501c492ff8ff91d56e61117404f069fac60b292aa6cc461515e13f6","ms":860,"n":12,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',19,1794841753102,'836948b18b64786a',3532791693058055,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"389011fec2c0df0e475aac710cd187fa5b328180342f8a40d4426417ea668613","ms":865,"n":13,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',20,1794841753105,'3970005331e18d49',592558155505671,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e3643d3d6ac12e2be32fb089749f210219d1b611e0dda645d33bd35150622d4c","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"29492447b6e11568ddd0808e7f75e34ebf89ec3a3bec098d5cd7bc523f292067","hidden":{"1":{"salt":"f611b9e773333472062a7391d3ce30f2","value":["0"]}},"ms":868,"n":14,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',21,1794841753109,'836948b18b64786a',3532791693058056,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"8533d2293324235f4a298975228af5c4fd0b21a93d05a1bb0da417d82c8af299","seat":0,"to":[0]}],"hash":"a3db06d797a24fc54cf45e02a38116e395d13708d9957662e3ca130d828254a2","hidden":{"1":{"salt":"0b6bc2db14a1cda0316237182712ad78","value":["3½"]}},"ms":872,"n":15,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',22,1794841753119,'836948b18b64786a',3532791693058057,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"981d8ef293144ca33af4a5282be9692ce16ace435f9602064566a34a6833db45","ms":882,"n":16,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',23,1794841753121,'3970005331e18d49',592558155505673,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"5dba5b6ab8b091e1d9f07d2322c34449c47aff64fc317d28843e45105e1ef4a7","seat":1,"to":[1]}],"hash":"d83bfe912c95ef16815f6e86e0ac8556ebe98ee4cdf10bb41e846fc1b74f7062","hidden":{"1":{"salt":"8ce3e5193e99eb06079c035dd74afe3f","value":["½"]}},"ms":884,"n":17,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',24,1794841753124,'',0,'line',CAST('{"do":"lay 5 5","facts":[{"kind":"lay","rule":"M-040","said":["5","5"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["2"],"sealed":"cd991fcb3fdcf80f3d1cc68fe63a1eabf7308b8ed2db97ffe20f13ce4c5ea0d0","seat":2,"to":[2]}],"hash":"920a744a2387111f1ed4528743fc8f13378126e6b76b8e097cf4197050d0621a","hidden":{"1":{"salt":"bb6a029fc5eeafcaee22d90c3f929bed","value":["1","8"]}},"ms":887,"n":18,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',25,1794841753131,'836948b18b64786a',3532791693058058,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"bc1964b49ad00450cc9a860f68372cf0599a14e481972bf16ae869536b961940","seat":0,"to":[0]}],"hash":"65208383e736e976dd7b75d59ea479340b9f006c7706ddb0c49900878ce2bc87","hidden":{"1":{"salt":"0eba79ee24530e35eec841364c7c5969","value":["½"]}},"ms":894,"n":19,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',26,1794841753138,'836948b18b64786a',3532791693058059,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"d7ed6fbd5f8d9dafb15986ccf1007a5e97b936e06ebefa31399d5b06246514ee","ms":901,"n":20,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',27,1794841753146,'3970005331e18d49',592558155505675,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"22763b5902589e9b9b6a7912244fb723c52c9f9778e17c88985bea1a5487cc59","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"8237439271cfcbae332ff429b4634d333d79df8782aae97422f349c8fcdff8d3","hidden":{"1":{"salt":"db93240c8ae50ff18f804722f015d2c2","value":["J"]}},"ms":909,"n":21,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',28,1794841753155,'836948b18b64786a',3532791693058060,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["J","0","2","2","5","5","5","6½","6½","6½","7","7"],"seat":0,"to":"all","what":[]}],"hash":"d75682d8f3ffe926eb623c115e53354eb3b147048a7804e992db7226e010d9a8","ms":918,"n":22,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',29,1794841753163,'3970005331e18d49',592558155505677,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-046","said":["J"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"4444fea06710e8de288ea0d03eaa04d16b376a1dcee4d2c57c8dd3d1ad850dee","seat":1,"to":[1]}],"hash":"41173dad986d31ecf6a70e758f8ad089760fe82fe64c0ba6e25804d0816ddb48","hidden":{"1":{"salt":"cbf979fd950a3f56321b2343dc19f2ac","value":["2"]}},"ms":926,"n":23,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',30,1794841753171,'',0,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"51e817bba184056b92c099404d44f33b46420d66191902e38cbdf25569fbc929","seat":2,"to":[2]}],"hash":"e050c8393311b396cb6057ac2198e47089925a9ccefd96c568908bf77fb7f1a7","hidden":{"1":{"salt":"3af36883e6477f43ae6fb1d459c6224d","value":["8"]}},"ms":934,"n":24,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',31,1794841753178,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"e548db37e7ba1739813470db489bbb60198f631bc69f82cec96fc01bc5560259","ms":941,"n":25,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',32,1794841753181,'836948b18b64786a',3532791693058061,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":0,"to":"all","what":[]}],"hash":"bfe62fa412f97aae266ee4d6a1c7bc669a0038501107640e9184ef1e766e0517","ms":944,"n":26,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',33,1794841753188,'3970005331e18d49',592558155505679,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"07b3eab7b603fd264debfc0aedb3ede1d63bd69d7452cdba6a4fdf3423f4db43","seat":1,"to":[1]}],"hash":"be9c48512cfe130f1a6d6484682281127965a9dfc5620d2fbdac9a53ea0fe56c","hidden":{"1":{"salt":"15045028a0b96e0980d0e98dd8182a41","value":["3½"]}},"ms":951,"n":27,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',34,1794841753192,'',0,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"dcc92d1a7cf0927b9b4172b2cdc63329e493b25ca025ff16baca5f78ab3377e6","seat":2,"to":[2]}],"hash":"48071c0c5debc25a546ab9ab303fb77d032adb251664ad967d8023199e7c7e4a","hidden":{"1":{"salt":"d33d3b7a8f727c803c60d73a8065cced","value":["3½"]}},"ms":955,"n":28,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',35,1794841753198,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"76b8f0f7714a5fb86aeb77ece6af30f626d4f4e25f8b11e1b3543ab980f8154d","ms":961,"n":29,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',36,1794841753202,'836948b18b64786a',3532791693058062,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":0,"to":"all","what":[]}],"hash":"d745d87ec377453c7b4ecff32bbcb4986f3af77aefab69d5d05cbe7806d5632b","ms":965,"n":30,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',37,1794841753210,'3970005331e18d49',592558155505681,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"981c2fe0aa169ab68fa0d60015ad2dd1ae25e074fe0b719de4b066c425beceb7","seat":1,"to":[1]}],"hash":"76a3095c6798df75305a126130bc0a937574ea0ef8f94884036a6969087dc25f","hidden":{"1":{"salt":"e0c58faf016e45ed3d51eaeff89a0591","value":["½"]}},"ms":973,"n":31,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',38,1794841753217,'',0,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"ebd13e988773f95fb1a7d8b2dd14399ce016e04eb5fc79e3b4e47c6237637023","seat":2,"to":[2]}],"hash":"b743129e137f0971cfe76f166c899bb74c4324316f46c2dc923ad56d4e5fdab3","hidden":{"1":{"salt":"724c9bc67540ce08cf7a581f66e437cf","value":["½"]}},"ms":980,"n":32,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',39,1794841753222,'836948b18b64786a',3532791693058063,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"6f148dc74657b10905dba692e7636afcb6e036606f74de09dc48edd3e3c71ed1","ms":985,"n":33,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',40,1794841753229,'3970005331e18d49',592558155505683,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d0839338890786091f0738aa19f2dc9fbea1992350706952611dfccf718f7d7c","seat":1,"to":[1]}],"hash":"bbebf25f765e643cd0c0ebf6b3866a60f7832df3d09e4bb48d3f58a409bc561d","hidden":{"1":{"salt":"61843d709c8b498a1372f4083f6346d0","value":["7"]}},"ms":992,"n":34,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',41,1794841753234,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"4e731bf8d85b0d23c82b789cd0efe6c3abe8d7d3ee4dda1770e1eded0166e674","seat":2,"to":[2]}],"hash":"fb65c8fccceb4def0b600c993eda4a3c7aba753a30dd25284665655786bccae6","hidden":{"1":{"salt":"1bc66a61459329dacd003373d1439087","value":["8"]}},"ms":997,"n":35,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',42,1794841753238,'836948b18b64786a',3532791693058064,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"53b852fb2da2f8daeeffcc845ae6fabc4a6233666f126d18048fe05b0352f72f","ms":1001,"n":36,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',43,1794841753244,'3970005331e18d49',592558155505685,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"26be9c2566b48a402f226877caa92a697ad759d20a5ff87fd5465aa89c2f49b2","seat":1,"to":[1]}],"hash":"0c432a223c8b0ae645f23503119bb5765d32d36ca96994829ef712d70866c5cd","hidden":{"1":{"salt":"30ae94b3b42f543a137562aebb512aff","value":["9½"]}},"ms":1007,"n":37,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',44,1794841753250,'836948b18b64786a',3532791693058065,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":0,"to":"all","what":[]}],"hash":"82dab2c8cd6261b9c6a92b53a8eb0da5a49b2143811b94045f1b8777a026eca9","ms":1013,"n":38,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',45,1794841753253,'',0,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"9df449e390cfbb9f1c65ebb30bbae27c2e88da1ef48cf74d1420edba7a16083c","seat":2,"to":[2]}],"hash":"3af95e086837b71049997c28536a2846e24774234184544d7531749bdbab1785","hidden":{"1":{"salt":"7f7161389462800ff379690442f2f04c","value":["½"]}},"ms":1016,"n":39,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',46,1794841753256,'836948b18b64786a',3532791693058066,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["J","J","0","½","½","½","½","1","2","2","3½","3½","4","8"],"seat":0,"to":"all","what":[]}],"hash":"6173adbe36080ecdca5ff5b1be43cbf37b4c0351f610841ab4f270088d561ade","ms":1019,"n":40,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',47,1794841753259,'3970005331e18d49',592558155505687,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-046","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"a0559fefd4283810a0dbb387d2304dc6fce725080407ba0c0e9c92340439f5df","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"71dc69793cbd21dcecb52d4d80a702aa2be3ca28cdddd633f3662a797cb49ab5","hidden":{"1":{"salt":"e64205d1bb7766afaddd66257e2103d9","value":["1"]}},"ms":1022,"n":41,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',48,1794841753262,'836948b18b64786a',3532791693058067,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":0,"to":"all","what":[]}],"hash":"0a9f359df2a9327547b2938d3e8e07b4b4b4339ebd44eaae4743de3857094c0d","ms":1025,"n":42,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',49,1794841753265,'3970005331e18d49',592558155505689,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"36c5df27076954c6dda539380d08022683fea6e672a796854c0f5b19a7c99e0d","seat":1,"to":[1]}],"hash":"62cb8471d1e939b17cc32750b1ae6a9eab0da1cd09c9b2347eef8c1bae8fc74f","hidden":{"1":{"salt":"0abfef0718fb22d3f79f94f0b3892fd8","value":["5"]}},"ms":1028,"n":43,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',50,1794841753268,'836948b18b64786a',3532791693058068,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-120","said":["½"],"seat":0,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["4"],"seat":0,"to":"all","what":[]}],"hash":"68f87b5c43e95344a755ff00ca1653656f7424095cb1ef537d1d33aa598040bb","ms":1031,"n":44,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',51,1794841753272,'836948b18b64786a',3532791693058069,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-046","said":["J"],"seat":0,"to":"all","what":[]}],"hash":"f612442829b9fe8ec7da59e7e1ea56ae1fa960be224403e838cd58d6768e52a1","ms":1035,"n":45,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',52,1794841753275,'3970005331e18d49',592558155505691,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d5cd6fa1dbbbee9d5a30bb4abb1ba8fb5cd1994677a8dbb544130bdd8513e182","seat":1,"to":[1]}],"hash":"bcafccea1ec2bc23185a04f86193a4feb40950f68cb64e561bd2c5435542311f","hidden":{"1":{"salt":"e158297d905156146e399c60bd3348cd","value":["½"]}},"ms":1038,"n":46,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',53,1794841753278,'',0,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e3c266c36170d14c2c42d57319fc5e6dfa2ba8aeaf20daa79fb42b021573632b","seat":2,"to":[2]}],"hash":"7bc636231c419afe60becd00f8d0a132d84cb7048fb26a12868bfd0c4c9c413e","hidden":{"1":{"salt":"1879f1a832470cb33a444f0da00e629d","value":["0"]}},"ms":1041,"n":47,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',54,1794841753281,'836948b18b64786a',3532791693058070,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":0,"to":"all","what":[]}],"hash":"12e8d8e7e3a42d8f654cc656968a49072dacf73b1da0f1527b365e6f64b62ad7","ms":1044,"n":48,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',55,1794841753284,'3970005331e18d49',592558155505693,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"f48ab881208a54e450bb7536b404d09d998f97795fb69b1a60d32f172b0ff632","seat":1,"to":[1]}],"hash":"fa75de0d291d02bebad0f1e6cee4d38a58c8a5dbd6b27c7cca1fdc8f964efdb2","hidden":{"1":{"salt":"ae0d0adf6cc340134813a831c339421c","value":["½"]}},"ms":1047,"n":49,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',56,1794841753286,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"b3cbea6052f395bbcf56417e52c70de505bb7cff049f3eb102416d81134de2f1","seat":2,"to":[2]}],"hash":"a0e13ef6b0b3aceaffc602f761feac3be52e3ff3e7dec2b5909bfebe00b76f23","hidden":{"1":{"salt":"5fd64c6b32e5ff53188028112913f65d","value":["0"]}},"ms":1049,"n":50,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',57,1794841753289,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"f9909eb5dfef725ebab3d7ea10c8d6a644f85853b7adc7c8602aeabc2caba123","ms":1052,"n":51,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',58,1794841753292,'836948b18b64786a',3532791693058071,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"d8752a695b34427633c0702a68553961ed6bde816ab2929ff78784470b4e113c","ms":1055,"n":52,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',59,1794841753294,'3970005331e18d49',592558155505695,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"clear","rule":"M-170","said":["8"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"fd3913c7a99e5cc6e1b36dba4ef89d5257632af0f73100ef5b758b86784c2307","seat":1,"to":[1]}],"hash":"b5b8bc57e3e03fd1cf653b055930280db2baf2dfc90af7357b78324dc863faae","hidden":{"2":{"salt":"72c95e625219c1b126ab8171b96e312e","value":["J"]}},"ms":1057,"n":53,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',60,1794841753297,'3970005331e18d49',592558155505696,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-046","said":["J"],"seat":1,"to":"all","what":[]}],"hash":"bb8bd0f63691642fc71af862e6c0301c99b89c8a9da5972c6acf24b5b6a003df","ms":1060,"n":54,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',61,1794841753300,'',0,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":2,"to":"all","what":[]}],"hash":"4aa63d373dc411c468cb6afcde78badc2569df88d83eb5ed94e1075bf9c1e250","ms":1063,"n":55,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',62,1794841753303,'836948b18b64786a',3532791693058072,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":0,"to":"all","what":[]}],"hash":"d2cdf9e8ee575697ee2d38a3b313591d09041f6218456e7a51260313d5e855f0","ms":1066,"n":56,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',63,1794841753305,'3970005331e18d49',592558155505697,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":1,"to":"all","what":[]}],"hash":"c237fe9484dfe502a61e39bcc495f47c20f64a65678fd00f9f4446a3705a513c","ms":1068,"n":57,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',64,1794841753308,'836948b18b64786a',3532791693058073,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-120","said":["½"],"seat":0,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"48d28f2d3a6e848125918ee088cd8dac9d1e038003a3c812683bac0a84c0542d","ms":1071,"n":58,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',65,1794841753311,'836948b18b64786a',3532791693058074,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"95499432bbcb539954da3c7875ef58d17409716f4698c4d324ce87f41dc9d9d5","ms":1074,"n":59,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',66,1794841753312,'3970005331e18d49',592558155505698,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"04a6090ea8e223d96151c7f7a72ebcac76ff58308aea4ed5f0016f479707cb2a","ms":1075,"n":60,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',67,1794841753314,'',0,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":2,"to":"all","what":[]}],"hash":"beded4d87fa2fbe862f6527935f570c03bf6321560c5ce9ee0ba06b7d68a28d6","ms":1077,"n":61,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',68,1794841753316,'836948b18b64786a',3532791693058075,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"3f4d3b1def110e7ed464e71f09fc2cbba2233c70eb1049d1af0e4c6be6328939","ms":1079,"n":62,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',69,1794841753318,'3970005331e18d49',592558155505699,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-072","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"b54e94baf772f8de98bfbd0f719d8ccf0b4dc6f2b35df51cb907b422c2148d46","ms":1081,"n":63,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',70,1794841753320,'',0,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":2,"to":"all","what":[]}],"hash":"9fd6b0780fd208c2715859c5b74898d4e626448cada80bc0b913ba4f82707311","ms":1083,"n":64,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',71,1794841753322,'836948b18b64786a',3532791693058076,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"0e7a01d52df71675274f31abc0840ac20c15408cb05b3d68c45e4944e46414ed","ms":1085,"n":65,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',72,1794841753324,'3970005331e18d49',592558155505700,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["0","0","0","½","1","2","5"],"seat":1,"to":"all","what":[]}],"hash":"6fc91d43c56b6c4100002c76d6a347d2733b969cf47635973cee53fdd54ada68","ms":1087,"n":66,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',73,1794841753334,'',0,'line',CAST('{"do":"lay 4 4","facts":[{"kind":"lay","rule":"M-046","said":["4","4"],"seat":2,"to":"all","what":[]}],"hash":"fc1fff554d553a27d045a370f58c4865cb387146b23edd3451a8ca9be763016b","ms":1097,"n":67,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',74,1794841753336,'836948b18b64786a',3532791693058077,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"7363f2cffafb4277b0cb28250066aadb4144bab1b20566a4e2864426c593b9fb","ms":1099,"n":68,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',75,1794841753339,'3970005331e18d49',592558155505701,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"4d5acac4fb01ab8588b8146caa612436f087dae62f008446d9b3dc18de2a423f","ms":1102,"n":69,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',76,1794841753345,'',0,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-072","said":["9½"],"seat":2,"to":"all","what":[]}],"hash":"d08582d40b4d0f035655155448ce4cb5baeed1fded3f7ce9e78dc1790a773796","ms":1108,"n":70,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',77,1794841753350,'836948b18b64786a',3532791693058078,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["0","2","4","4","9½"],"seat":0,"to":"all","what":[]}],"hash":"6a7a23d4dc0b4acc73cf806e2182e225109d39e57b6c32eea8a68256a059196c","ms":1113,"n":71,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',78,1794841753357,'3970005331e18d49',592558155505702,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"7880ecb14e837058d6dcd7ee6f7fae862936dd00efbd6484ae4356ce46354acf","ms":1120,"n":72,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',79,1794841753362,'',0,'line',CAST('{"do":"flip 0","facts":[{"kind":"flip","rule":"M-076","said":["0","½"],"seat":2,"to":"all","what":[]}],"hash":"bf731edb9ecb5191e390a74fe57640cee597a14eec498e28a6310feee6ae660d","ms":1125,"n":73,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',80,1794841753370,'836948b18b64786a',3532791693058079,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":0,"to":"all","what":[]}],"hash":"2c4a1d1a231aad3f51bf796578c7e9e8910acfb1ed2234673e23d5598a7ae32d","ms":1133,"n":74,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',81,1794841753378,'3970005331e18d49',592558155505703,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"31d9964c4e7699c0ab5fdef6931d150998a100e09043fb5b3ac945ff2c679d2d","ms":1141,"n":75,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',82,1794841753382,'',0,'line',CAST('{"do":"flip 1","facts":[{"kind":"flip","rule":"M-076","said":["1","J"],"seat":2,"to":"all","what":[]}],"hash":"4e7f1001d564548db12a798a0484fe1e1b2a8085a55cd5187450edf25e8812b3","ms":1145,"n":76,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',83,1794841753390,'836948b18b64786a',3532791693058080,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"967db0bd8fa107d6afb09257246059fb7d80cc78f086236791c6ab00f3f0084d","ms":1153,"n":77,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',84,1794841753398,'3970005331e18d49',592558155505704,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"427c244a63e3234cc98d7163cad767e5904e012b79a6b66099ac1109614745c7","ms":1161,"n":78,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',85,1794841753405,'',0,'line',CAST('{"do":"flip 2","facts":[{"kind":"flip","rule":"M-076","said":["2","7"],"seat":2,"to":"all","what":[]},{"kind":"finish","rule":"M-090","said":["1"],"seat":2,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"9e53f134ba5e984258f6b2d67916d8d57e8f5bad7e5de8b547b906cd8ef08bc0","ms":1168,"n":79,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',86,1794841753409,'3970005331e18d49',592558155505705,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["J","0","0","0","½","½","2","7"],"seat":1,"to":"all","what":[]}],"hash":"78da0dd52585cb9994b20ab699b6aa07f801676caad66d6c1682b32f5631c993","ms":1172,"n":80,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',87,1794841753413,'836948b18b64786a',3532791693058081,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-046","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"349b8a96da32e3167e2c1745bffcba33d2260baabb3fe6e91c4ecb22cdd4a013","ms":1176,"n":81,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',88,1794841753418,'3970005331e18d49',592558155505706,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":1,"to":"all","what":[]}],"hash":"dfc538cd10217642fbc41935f8eea540912f95077b8587f3512e0963ba8defff","ms":1181,"n":82,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',89,1794841753421,'836948b18b64786a',3532791693058082,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"98989a4d9b1167d1d0ea65a53722c35f2c728a811d026c2333f524524cf5b9fa","ms":1184,"n":83,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',90,1794841753426,'3970005331e18d49',592558155505707,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"d845840bd58ec1ce0faa440e37dfafd5d591506fd0b42d2592b9f93b89c2f6d4","ms":1189,"n":84,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',91,1794841753435,'836948b18b64786a',3532791693058083,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"0baedc51bafb57b8af9f9d26e1eb814aba3779ba1e52699926e3e86c1a389b81","ms":1198,"n":85,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',92,1794841753442,'3970005331e18d49',592558155505708,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"24906fa1caa11265082b4c1647c907d16a69333ca67d9e35a4667080cebf4b39","ms":1205,"n":86,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',93,1794841753451,'836948b18b64786a',3532791693058084,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"684227321edcea11e43e46f9f687413726527454668996887d8a2faff69742c7","ms":1214,"n":87,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',94,1794841753454,'3970005331e18d49',592558155505709,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"c8b28103b59f856dfc247e133a595a98bc30231d3b5458c2d4ab5e82c3a9af8e","ms":1217,"n":88,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',95,1794841753462,'836948b18b64786a',3532791693058085,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":0,"to":"all","what":[]}],"hash":"e38688459cb29ed9fe9f880f23968e23d72073020cfceca29ecc3a0755a9ae66","ms":1225,"n":89,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',96,1794841753471,'3970005331e18d49',592558155505710,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"cf6ed4e8759796b8ceecabfea8270b525f9b41b441f9fe52c11733c38a0688e2","ms":1234,"n":90,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',97,1794841753478,'836948b18b64786a',3532791693058086,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":0,"to":"all","what":[]}],"hash":"97ea31f3ba9e45b7de9ced0697ce5842765b1385a74ee8f8e4884fba04bdde7b","ms":1241,"n":91,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',98,1794841753486,'3970005331e18d49',592558155505711,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"66bb60a628d3d293f202c6ca4f3bddfd9b2870f410ba62287e1e2cb3e27aa35f","ms":1249,"n":92,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',99,1794841753494,'836948b18b64786a',3532791693058087,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":0,"to":"all","what":[]}],"hash":"5188ad00a63db04e88f0177bbfd6fde4a477945c8cf96fc735ba1952ec3fae3f","ms":1257,"n":93,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',100,1794841753498,'3970005331e18d49',592558155505712,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"d18cd115f65b9b4eb334f9c7df0156e9435ba4477f877a1918e4d02cfefda841","ms":1261,"n":94,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',101,1794841753501,'836948b18b64786a',3532791693058088,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":0,"to":"all","what":[]}],"hash":"a18cfd331e981fa674e32b23735e2b7b4bbfb34ad602db5719f8126d19841811","ms":1264,"n":95,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',102,1794841753506,'3970005331e18d49',592558155505713,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"ba711088dfa20adaf9308f5cd486412e2162c65b747c2241fdedb823757dc35d","ms":1269,"n":96,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',103,1794841753510,'836948b18b64786a',3532791693058089,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"885602a225ca225e33986c1011a40cb7061da17aac0792c6cd550c9ab693b1cb","ms":1273,"n":97,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',104,1794841753512,'3970005331e18d49',592558155505714,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"7851e4478ac816c2bfef2c0e46d1afc620bc9a7fb02197d1b6d13f46aa2b960c","ms":1275,"n":98,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',105,1794841753523,'836948b18b64786a',3532791693058090,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"23c7a317994ed7ab674dd42bf99bfbc973e35cfb4645acad95652246c4a818f0","ms":1286,"n":99,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',106,1794841753526,'3970005331e18d49',592558155505715,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"ce08d4783e2d95b9a6d3c69ca0086176d1721aec23e69bbf060b8f7957c74fb9","ms":1289,"n":100,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',107,1794841753534,'3970005331e18d49',592558155505716,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["J","0","0","0","½","½","1","2","2","3½","3½","3½","4","4","4","4","5","5","5","7"],"seat":1,"to":"all","what":[]}],"hash":"6033d483a38b3033d50887b6152df5e5398906a00cab13fca32b381f01af4c62","ms":1297,"n":101,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',108,1794841753542,'836948b18b64786a',3532791693058091,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-046","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"15a6bc194c4b25134cd5b1f1836e0e186995a20175e2176551774adbbcf49295","ms":1305,"n":102,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',109,1794841753550,'3970005331e18d49',592558155505717,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":1,"to":"all","what":[]}],"hash":"456eabe26de884e72c3c09e5825df81803b39937611c54c6d6b5905196c5e58b","ms":1313,"n":103,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',110,1794841753558,'836948b18b64786a',3532791693058092,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"9efb399c4b1616246378cb97f203a7934843a40c2986356f651995ab4f4f36de","ms":1321,"n":104,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',111,1794841753566,'3970005331e18d49',592558155505718,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"9170e9959641c56e73f6b768f79cead1da1ee483cd6c7d924eece36b3faa38d5","ms":1329,"n":105,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',112,1794841753569,'836948b18b64786a',3532791693058093,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"711c03411f0aa317f6a0cf3f8c3b3e78f731fe39da032826f162f5e5fd240b3c","ms":1332,"n":106,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',113,1794841753572,'3970005331e18d49',592558155505719,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"97adb0e0aa241b1ed889ad3cd487290a7e1410d1c70b57cccce0385115f7d313","ms":1335,"n":107,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',114,1794841753575,'836948b18b64786a',3532791693058094,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"351749683cf6d38583c85c74042c4f78a95c98644127d8c529cc77e30186ef6e","ms":1338,"n":108,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',115,1794841753578,'3970005331e18d49',592558155505720,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"4844705f10c723f5de11de8936fab4e0be72b9b9a14c0b1faba9fb407a30aea8","ms":1341,"n":109,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',116,1794841753580,'836948b18b64786a',3532791693058095,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":0,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":1,"to":"all","what":[]}],"hash":"28bca583df928a9899f42ac2b4292c26c103ba642b61c635f29eb67868d3d80f","ms":1343,"n":110,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',117,1794841753582,'836948b18b64786a',3532791693058096,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":0,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":1,"to":"all","what":[]}],"hash":"11e06af2cbd7b9d7d8dea7379cd128bb3cce0220d793af2d92559f6a76dcc89d","ms":1345,"n":111,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',118,1794841753585,'836948b18b64786a',3532791693058097,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":0,"to":"all","what":[]}],"hash":"e8cc21c978d2c80efd5adf003d7f5ab4844b6818bfa9757615e264deb948baa5","ms":1348,"n":112,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',119,1794841753587,'3970005331e18d49',592558155505721,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["12"],"seat":1,"to":"all","what":[]}],"hash":"416566988a3ede1972a41da78265b33269917cb625fe3e3d79f6359c32103890","ms":1350,"n":113,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',120,1794841753590,'3970005331e18d49',592558155505722,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"06809b5c75a1ad83b4086be2ebf98464cec49d249486b607df0e67c299224e65","ms":1353,"n":114,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',121,1794841753594,'836948b18b64786a',3532791693058098,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-072","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"088c942960c87d6fd551875013d4b3f58b5cb5638679ecb47af2e7153949424a","ms":1357,"n":115,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',122,1794841753602,'3970005331e18d49',592558155505723,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"b9e429ea7333602e7aed0fed178f30d6944839538bc9f9398a4a45cd50dc14a6","ms":1365,"n":116,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',123,1794841753605,'836948b18b64786a',3532791693058099,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-072","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"bc129060b80f1721f2c1e0e84632e3d524186d82e4d564a71bc299fe6eab3458","ms":1368,"n":117,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',124,1794841753608,'3970005331e18d49',592558155505724,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"c7fdb4b9787da06e2f48c4c937c6b19b8be89a704d0788847f254198d51d5bbe","ms":1371,"n":118,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',125,1794841753611,'836948b18b64786a',3532791693058100,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","1","1","2"],"seat":0,"to":"all","what":[]}],"hash":"949e9c851a411416cdadd0702cd6c3f35db21141ad01657617889a65981eb880","ms":1374,"n":119,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',126,1794841753614,'3970005331e18d49',592558155505725,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-046","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"6ff2a036ea3ef47cc52dda1be889a518766774c246bbef62f1075540201f87cb","ms":1377,"n":120,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',127,1794841753616,'836948b18b64786a',3532791693058101,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"adc0e7ea8cdf290cbd7e06bff59f70e45be75ca7cdffdc9f321c56d984ad75fa","ms":1379,"n":121,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',128,1794841753619,'3970005331e18d49',592558155505726,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"b3254b6aed6842a0c76e99fc7128b15f4b50e3ae8e539cf8b9774277fc5f36b8","ms":1382,"n":122,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',129,1794841753622,'836948b18b64786a',3532791693058102,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["2","2","2"],"seat":0,"to":"all","what":[]}],"hash":"fd81be9a6be50f6d2a10a5f8a035ce5610891bf1bf95cdb669178d27f2b5e0df","ms":1385,"n":123,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',130,1794841753626,'3970005331e18d49',592558155505727,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-046","said":["3½"],"seat":1,"to":"all","what":[]}],"hash":"8c8433eab2ef62079fd2bea0d3453ebcf822e5da949d6fd27f974f59c373fcad","ms":1389,"n":124,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',131,1794841753630,'836948b18b64786a',3532791693058103,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"38e5786815330d32eadc850c4db2b899f83a464be0f4034bc28b3ddb0d709b4b","ms":1393,"n":125,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',132,1794841753637,'3970005331e18d49',592558155505728,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":1,"to":"all","what":[]}],"hash":"d49bd59867ed3dc8362860bb3c1c188bbf615872408d6246567ac481a9ae0e57","ms":1400,"n":126,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',133,1794841753639,'836948b18b64786a',3532791693058104,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"3972d3889fca6de91e17c41e837adb9ec873d6509f6e424f6dc16fdd2dc39058","ms":1402,"n":127,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',134,1794841753644,'3970005331e18d49',592558155505729,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":1,"to":"all","what":[]}],"hash":"76d7518f12fd3058bbcc684a8f4dcfbf45229f8c918046fb38fcb6ad3421f61e","ms":1407,"n":128,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',135,1794841753650,'836948b18b64786a',3532791693058105,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","3½","3½","3½"],"seat":0,"to":"all","what":[]}],"hash":"ba57feea355b4f48a0d43bcd6f17725e98aabbe1ce6b46e730ad6e3ef5c86f33","ms":1413,"n":129,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',136,1794841753652,'3970005331e18d49',592558155505730,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-046","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"60c114e446a387fcacef498ad5e9c867396c7c592da0803bd2fa103748205ce2","ms":1415,"n":130,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',137,1794841753655,'836948b18b64786a',3532791693058106,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"15c4bf50c34de7a595fad0283006c2e69ca2a6f3275678d43f67b76a69f9f8be","ms":1418,"n":131,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',138,1794841753657,'3970005331e18d49',592558155505731,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"6d75cd7c8ea16a4dbf1f5702c5b09dffc284615a964489bcf01fbdd45319d1f6","ms":1420,"n":132,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',139,1794841753659,'836948b18b64786a',3532791693058107,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"a6bf955457e1966c975576ca9f8b3f76b6fb78b1382f703314565b426b9ccb22","ms":1422,"n":133,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',140,1794841753661,'3970005331e18d49',592558155505732,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"b81701a225c8a897d85830faa1e22587f0def71a64a1e6fc01c188c2bc129532","ms":1424,"n":134,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',141,1794841753664,'836948b18b64786a',3532791693058108,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"f886106c73a9da36dabc45930e6ba01d07a34a501241e7057b200b3f0fcfe254","ms":1427,"n":135,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',142,1794841753668,'3970005331e18d49',592558155505733,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"eb27e924d7aec49743c0e7dd3d54f1af75cdc43a3494272053b2a182d479eaab","ms":1431,"n":136,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',143,1794841753672,'836948b18b64786a',3532791693058109,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"b1363540e992762712de470f029d3f0eefd228f707a3962c0744a99fd086c4d5","ms":1435,"n":137,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',144,1794841753678,'3970005331e18d49',592558155505734,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"2cf7031356fd131291316a34bc1354da3fda95aa96952f6aa684165de057e628","ms":1441,"n":138,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',145,1794841753682,'836948b18b64786a',3532791693058110,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","1","1","4","4","4","4","5"],"seat":0,"to":"all","what":[]}],"hash":"10ca982b24cec712dda3f1c8959a2a3b73f123a98e2a75ab0e8517e1f6313300","ms":1445,"n":139,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',146,1794841753687,'3970005331e18d49',592558155505735,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-046","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"651c747cb9c3c210adc45406618895b142f1ca9b064ec2d600e35f24fe4dc5c7","ms":1450,"n":140,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',147,1794841753689,'836948b18b64786a',3532791693058111,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"48208d8ba394e4f5c3e8dfd9fd017803d919d66cdca8ab11641883927f2e3d68","ms":1452,"n":141,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',148,1794841753691,'3970005331e18d49',592558155505736,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"fe2d9719935d03d3bcd1f35af7a3a8d7124770a284183b4e235f129cdd711f72","ms":1454,"n":142,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',149,1794841753694,'836948b18b64786a',3532791693058112,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["5","5","5"],"seat":0,"to":"all","what":[]}],"hash":"0989430e845d9ad7ad5293d2a88b35621799d0aa8d27cb377c12d727ac364f9a","ms":1457,"n":143,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',150,1794841753697,'3970005331e18d49',592558155505737,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-046","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"f0277e4705bc6068649c55cf9c15fd723c44e210243ce3b1278b341d3794eec0","ms":1460,"n":144,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',151,1794841753699,'3970005331e18d49',592558155505738,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["7"],"seat":1,"to":"all","what":[]}],"hash":"839af9328201fa7cc0cc44aca0c6f9c6a820b2433384627216a21c608f89a694","ms":1462,"n":145,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',152,1794841753701,'836948b18b64786a',3532791693058113,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"6a5d6c79b0714ae04632960ce22c7bd4db403510fb1ef1ff3ee139e58016de6b","ms":1464,"n":146,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',153,1794841753703,'3970005331e18d49',592558155505739,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"fdd3607366e43171b7ae93dd71a308682f01a97a88af98914360e0206ce32a8b","ms":1466,"n":147,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',154,1794841753706,'3970005331e18d49',592558155505740,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","7"],"seat":1,"to":"all","what":[]}],"hash":"d3237afda9eeed118ce934a563264ee63315347dfb7efdf8d752efc468f8a2aa","ms":1469,"n":148,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',155,1794841753709,'836948b18b64786a',3532791693058114,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"490438313ecbc6c66427a1e0b5d559bc5dc9ddef4ac3ead032392bae1e6b72c1","ms":1472,"n":149,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',156,1794841753712,'3970005331e18d49',592558155505741,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"68a00e2db0e3d7f243cb5e6f0dfaceda5476e88a961018c326da8534f39ec141","ms":1475,"n":150,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',157,1794841753714,'836948b18b64786a',3532791693058115,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"a5e7df485e3a285c2e4f1b37246b23780a6185cde77e565be7a67e1cec43636f","ms":1477,"n":151,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',158,1794841753716,'3970005331e18d49',592558155505742,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"765b88aa7784a1e8e7337318424d65b76eebb5ff257bc1a6d283fc341011abc2","ms":1479,"n":152,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',159,1794841753719,'3970005331e18d49',592558155505743,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","1","7"],"seat":1,"to":"all","what":[]}],"hash":"24242c029f93d638c8a0c3c353cf25a7df91118b770c85d67e8294faa0134455","ms":1482,"n":153,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',160,1794841753721,'836948b18b64786a',3532791693058116,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-046","said":["1"],"seat":0,"to":"all","what":[]}],"hash":"ca7d19dd66a781c546bf82f1cb08cb3c1790da26daef8b0337a3e238513a5e95","ms":1484,"n":154,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',161,1794841753724,'3970005331e18d49',592558155505744,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"707c25440606d77768842f8a502e5c3b877d4a27cf7218434e568fc1904333a9","ms":1487,"n":155,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',162,1794841753727,'836948b18b64786a',3532791693058117,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"20e53609b2acc02cb32e02a994d92c799d1ee834ba2174e3e2ed899274125235","ms":1490,"n":156,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',163,1794841753729,'3970005331e18d49',592558155505745,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]},{"kind":"over","rule":"M-201","said":["2","2","1"],"seat":15,"to":"all","what":[]}],"hash":"6d7f6476422c5087340b5d5f0d5c933ce328a5500f165a8b8beac8188fbc9e85","ms":1492,"n":157,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',1,1794841753738,'836948b18b64786a',0,'open',CAST('{"game":"mezza","version":1,"options":{"short":true,"stall_limit":40,"turn_seconds":0,"window_seconds":0,"swap_seconds":0},"seats":3,"seed":"96f7c56e8390bd298755261d846ad31c6a4b97aba5d508ad5e37db3fc56b1e35","key":"371226068360de14918926aa931f54cc372022fbf68cb4daee21172488b3ce9f","listed":false,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.0,"bots":["","rule"]}' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',2,1794841753745,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('2609d3e73619bba9',3,1794841753750,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('2609d3e73619bba9',4,1794841753765,'3970005331e18d49',1802966916374529,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',5,1794841753768,'836948b18b64786a',2716463163633665,'ready',CAST('{"entropy":"fad41e6ac5a947278fe6e0dc9e1ab9c1b2ea20620d4a61fc12ce86401fd68746"}' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',6,1794841753770,'3970005331e18d49',1802966916374530,'ready',CAST('{"entropy":"63d18973236d897b8829cc6d609f66190e84b4fe117725bd0b27e9ea43345470"}' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',7,1794841753776,'836948b18b64786a',2716463163633666,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"fd8fa42e7046a8ecab40d1373c8b7333ec01278a75070551bbefe47861b248d1","seat":0,"to":[0]}],"hash":"daeda01359050c0beed2f887b6381b3720c0c98bb86b8723457a1edf16606632","hidden":{"0":{"salt":"b994670ef8cde8769d826687e8437ebd","value":["J","0","2"]},"do":{"salt":"3959fda9ed3a4dcb491392b7b68cac9d","value":"open J 0 2"}},"ms":6,"n":1,"sealed":"8ff9544509ff444382bfbba77be697c90df51e7656e80528b84fe4d775cf4c15","seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',8,1794841753779,'3970005331e18d49',1802966916374531,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"6e25790fbe04ecfee0332ce443bc74cdfa43740cdfc01826066c8879b37e2bfc","seat":1,"to":[1]}],"hash":"943cac177524ba15459135a0a179f44427429f1a7797cddb37697b2bd6721da5","hidden":{"0":{"salt":"00be6d9297a3aa055165ea9a4e9a9adb","value":["J","½","1"]},"do":{"salt":"6dd944575cf0c9a01633e109f2d3e04c","value":"open J ½ 1"}},"ms":9,"n":2,"sealed":"84b5ef6bd5be8838842d057506dd27be11dd9f4dd3a262b0b249d8e9400485fd","seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',9,1794841754034,'',0,'line',CAST('{"facts":[{"kind":"choose","rule":"M-022","said":[],"sealed":"5486a033f8f72c1ac888f930656dbc6f0db71878da29e3a77822cfc96b6b074a","seat":2,"to":[2]},{"kind":"open","rule":"M-020","said":["J","0","2"],"seat":0,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["J","½","1"],"seat":1,"to":"all","what":[]},{"kind":"open","rule":"M-020","said":["½","4","4"],"seat":2,"to":"all","what":[]},{"kind":"lowest","rule":"M-030","said":["½"],"seat":15,"to":"all","what":[]}],"hash":"61586213e1df4789226fd6f6235366cb71cee1352806a7759333e2dc5075717b","hidden":{"0":{"salt":"f0d23ce4a0efd600135138953c7b19d2","value":["½","4","4"]},"do":{"salt":"cbb942c12fde977ca4a2949b1c1cd878","value":"open ½ 4 4"}},"ms":264,"n":3,"sealed":"199bce5b15601466207671e987dbc3773f7a76a73567df6db2e5b45e8289b5ad","seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',10,1794841754038,'3970005331e18d49',1802966916374532,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-032","said":[],"seat":1,"to":"all","what":[]}],"hash":"35d69e172dd99216e95270717ea1c0187d6a3f1b05d1b8d7b3a09b626b09943e","ms":268,"n":4,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',11,1794841754042,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-030","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"837590a81cc2b2674dc47426acf735e0b9515fdf2ffc1b0ec963724942d500f1","seat":2,"to":[2]}],"hash":"56bcece094102eaa266b94fa965f4a31edfb6a04e0710dc2c9b01a6e90a21566","hidden":{"1":{"salt":"040153193ee934f5115d37cc9d8b99e2","value":["½"]}},"ms":272,"n":5,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',12,1794841754045,'',0,'line',CAST('{"do":"add ½","facts":[{"kind":"add","rule":"M-180","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"70276df744f9edee8c939c56d4ef2827ddbdae9d8c2cf52c82e35413be34a0bf","seat":2,"to":[2]}],"hash":"f012b5d0c9ffeec8df644b894b11521f456b9760432ff912d1546f96064bc971","hidden":{"1":{"salt":"cca1dbbf56c00272f9c3f0e8e97e51d8","value":["½"]}},"ms":275,"n":6,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',13,1794841754047,'836948b18b64786a',2716463163633668,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"f1cbc375fec3eb405073d3c2f7c91df92c9ebc0e7330688c18083af75153f81d","seat":0,"to":[0]}],"hash":"cb337d7138053a0dc0f7cdb9f31218ea5bc5979ff93caaaa9de7d2aae653d0d7","hidden":{"1":{"salt":"09fbb837d6aeb5c461acfffe7d62e146","value":["8"]}},"ms":277,"n":7,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',14,1794841754051,'3970005331e18d49',1802966916374533,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"1181b0ce3f0a6c5bb173ddde63bde3f5998e6b174cca0e6708b489d53413bc69","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"d38f394f4246d5d12cac7445dfc8b0c0536088daeb98b89d301507d135314a19","hidden":{"1":{"salt":"2f73e56e2d4f066443449c4b5011e434","value":["4"]}},"ms":281,"n":8,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',15,1794841754055,'3970005331e18d49',1802966916374534,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"1fb4233eeb979ffd32b15f92faf38ab33e3c3ba2b978def6154fd0533e9ffa18","ms":285,"n":9,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',16,1794841754057,'836948b18b64786a',2716463163633670,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"87e0ac53202cdd6834009b68346ff44374fc26d331a10b51d86a6476f7557937","seat":0,"to":[0]}],"hash":"c755887c8b17093e89715b2a04efb1c8c94966ec913891bad80797e5f4c2a4c5","hidden":{"1":{"salt":"8f43ceada2dbed00833bc30b2224e37a","value":["6½"]}},"ms":287,"n":10,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',17,1794841754061,'3970005331e18d49',1802966916374535,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","5","7","8"],"seat":1,"to":"all","what":[]}],"hash":"224062377abf36a532bc9a52c472ac4425cae4d5f619638334469c61e567fbf0","ms":291,"n":11,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',18,1794841754064,'',0,'line',CAST('{"do":"lay 3½ 3½","facts":[{"kind":"lay","rule":"M-046","said":["3½","3½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["2"],"sealed":"c9dc6cacef59d2d6897efae169949c8ecb5bd9c54031045e396d51fbd14099ea","seat":2,"to":[2]}],"hash":"0cfb9daaf09909a568165aeb02e27193cbbf76591c9ceadc2ecac244f2f3e440","hidden":{"1":{"salt":"473c87e9bdeacea16dba72ebeff929e0","value":["7","9½"]}},"ms":294,"n":12,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',19,1794841754066,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"f528abe557cd18b42a5db8401961b93c59b379808bf4bb30c4eafb66f117725a","ms":296,"n":13,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',20,1794841754069,'3970005331e18d49',1802966916374536,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-120","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"401c99d04618e6167ab38ec07b2bb286786aab2004484cb04de5a243f7e80f9d","ms":299,"n":14,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',21,1794841754072,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"72c70d3ddc5e000b1cc1a3d21585285911c7089f420e594b3abc341fa70f77c1","seat":2,"to":[2]}],"hash":"d61276df854a9ba801801456569bfec00cdc18418728baa24be3ec4499ca8c77","hidden":{"1":{"salt":"30cb6dd7d01ae63c31163ebf9314e2c9","value":["1"]}},"ms":302,"n":15,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',22,1794841754075,'836948b18b64786a',2716463163633673,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","3½","3½"],"seat":0,"to":"all","what":[]}],"hash":"29a683d5ebdeaab4eac1109bc011490ec9db0f5391b483a04d113f7c18b7bd7d","ms":305,"n":16,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',23,1794841754078,'3970005331e18d49',1802966916374537,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":1,"to":"all","what":[]}],"hash":"1560375868a50f6f0c9553f2cdae09917d4eaf724338e9500daebd738cb29c4e","ms":308,"n":17,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',24,1794841754080,'',0,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"327eda3910d93157fa2c5e74b58d9b7eb49a9cab3f1e0ebb3708d3fefec4c816","seat":2,"to":[2]}],"hash":"1a6136edb2ea8b4538d5601e4fdc468b2494aa5d056d88cae1dc843ca81b9979","hidden":{"1":{"salt":"55a9d74f34add71a1513401b96c754dc","value":["5"]}},"ms":310,"n":18,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',25,1794841754084,'836948b18b64786a',2716463163633674,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"b2493c83b5143e5f2b232665fd335f390bcf45b8e67ae090d06656ca822775ff","ms":314,"n":19,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',26,1794841754086,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"ce14c853f9e9def93d2371b0ad3624012dff1c484412c87f80ce95f7954e959c","ms":316,"n":20,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',27,1794841754089,'3970005331e18d49',1802966916374538,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"b284986d21189c3bbbb6e92d9a79618c6337f09f46f4d56e47caec225d100660","ms":319,"n":21,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',28,1794841754092,'',0,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","1","3½","4"],"seat":2,"to":"all","what":[]}],"hash":"e390ddc5273c480b80a14f278c2a29796fe89e6639b17e66e024b9053eccffdd","ms":322,"n":22,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',29,1794841754095,'836948b18b64786a',2716463163633675,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-046","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"e1d2de6899f973f4041c3643766e3444828b06d4e156dc3ced6e7d5b0b071003","ms":325,"n":23,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',30,1794841754098,'3970005331e18d49',1802966916374539,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"e800267319a0a0d2584ea5b5589a5fbb00590b86ce0b0de0cd57ea8b2b5aab51","ms":328,"n":24,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',31,1794841754100,'',0,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":2,"to":"all","what":[]}],"hash":"5665116bf33d83847a656ac840cc478e439992caf129316e5dcc580232ac5cb5","ms":330,"n":25,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',32,1794841754103,'3970005331e18d49',1802966916374540,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"49bba21c26943cb6ef10776e47a6fade2f2493eeb2d46d493ffd7a2c887b2485","ms":333,"n":26,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',33,1794841754105,'836948b18b64786a',2716463163633676,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"183a170e50390f288c178d74cccc9b8af3bee94735dd17737bda6fc403e35138","ms":335,"n":27,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',34,1794841754108,'3970005331e18d49',1802966916374541,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"46ac1136155b6abc4beb2d34f083493f5ff0fe7c7ec54c89aa7a9a5adf712585","ms":338,"n":28,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',35,1794841754110,'',0,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":2,"to":"all","what":[]}],"hash":"4b84f7337b15963ebca30f3e000359130a147b5cb294be33a33ce2182a553efe","ms":340,"n":29,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',36,1794841754113,'836948b18b64786a',2716463163633677,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"19d90f29a15b81e2503dc1c48619a9495e28c4b4253739dfe28bd094043d7196","ms":343,"n":30,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',37,1794841754116,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-120","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"1b29c6e6fab97d6540ff04d5cc3aa2564ad0d710c5a21b9a206f690153df5fb3","ms":346,"n":31,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',38,1794841754119,'3970005331e18d49',1802966916374542,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"36064e3d4302c399eb8aa318365befea5d36d48850afd9d54aacb450bc04e04e","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"266c12a0d897205cab019348b96156f312433917220c8ed655546ecdc30f08d9","hidden":{"1":{"salt":"69f85e5a5f66b58c69c647063b6ec892","value":["4"]}},"ms":349,"n":32,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',39,1794841754123,'836948b18b64786a',2716463163633678,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":0,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"a5e3d369c5c2d0b5fb1c5c58d5e1b150046575d0c7cf99c7b380b0303ca0e2ec","seat":0,"to":[0]}],"hash":"30aa35db47a0cf81e34eef3bcfac04fc4015a8cdfc4407679d82e88911f80f5e","hidden":{"1":{"salt":"6a6126b7038a6a39d1ce4d4636eb5522","value":["2"]}},"ms":353,"n":33,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',40,1794841754126,'3970005331e18d49',1802966916374544,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"0c4a8a4e64a60e214b1ef41cc9d9c519f7ffbf75c87cd573405e40d37571ee3c","seat":1,"to":[1]}],"hash":"2286ecfa579838c2720285541863348a33fe80b586498408c3d3bf00ee059a16","hidden":{"1":{"salt":"93433472e032983a0a523a2ceb1992e3","value":["8"]}},"ms":356,"n":34,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',41,1794841754130,'',0,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":2,"to":"all","what":[]}],"hash":"6a10bfdda0fcb617423b83ea0a9c8a7de96ab6394e7eea15eb05cb187412b6bb","ms":360,"n":35,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',42,1794841754133,'836948b18b64786a',2716463163633680,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","½","½","2","2","3½","5","6½","7","8","8","9½"],"seat":0,"to":"all","what":[]}],"hash":"2c8ead94d7f11a44b8499fbd89525cedd810efaace2321b6b17f9dd413a5004f","ms":363,"n":36,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',43,1794841754137,'3970005331e18d49',1802966916374547,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-046","said":["4"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d2ae117d1e6978c4b17c8e585dfc665a8bee0ff8a741ccaa15a636b1ac68ba52","seat":1,"to":[1]}],"hash":"c9f1d42b05a2c5fe588d189f1c743a82ab422ad319e7d1112b630ae66b734203","hidden":{"1":{"salt":"abeecb86d877d04584ddc94b23811a18","value":["0"]}},"ms":367,"n":37,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',44,1794841754140,'',0,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e9dd3bab621b6c8c36aeca4a557472c10c22abf0bd7dd87a3b60eb2544638be8","seat":2,"to":[2]}],"hash":"c17405cf9cf2aad43e4af4688259f18385b892d407fbe6ca43b9c670147e4a06","hidden":{"1":{"salt":"4b459e7cd9985c578536260d2e75fad4","value":["8"]}},"ms":370,"n":38,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',45,1794841754143,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"56bc794a70f300ca93e18f008a75ae4e7a94a9b7f82974fa73e490acacc8c6ac","ms":373,"n":39,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',46,1794841754146,'836948b18b64786a',2716463163633681,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"a175a5d74646d1cc3d5dcee64c5ef8b0bd467bc1de5bd68bca35ba362d799d89","ms":376,"n":40,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',47,1794841754149,'3970005331e18d49',1802966916374549,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"ec9b26223b8bb63efb2d1f5cc3076657b349fcffe89642ac8e9ecc82050496fa","seat":1,"to":[1]}],"hash":"e9e9275571325facafeac344b75500cda1cfde2f361047cee2ec9637f32635f2","hidden":{"1":{"salt":"e44376d2e7a40e219d3555b158493dd4","value":["0"]}},"ms":379,"n":41,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',48,1794841754151,'',0,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"16121e62daeb2f35c951e415a9702a6cec5f2d32776dd9db268ac675426d8794","seat":2,"to":[2]}],"hash":"d85de45fcfdc1adad6f21b48922f011ea5ecf8795801526c276a62dc6b5f11de","hidden":{"1":{"salt":"ca0f060d68d3a38ba6f855bafac4b9b8","value":["½"]}},"ms":381,"n":42,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',49,1794841754156,'836948b18b64786a',2716463163633682,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"b1e25597d37bddce6067c2905c8193ceef69dd30152f09c3c8e92d00ac482bc6","ms":386,"n":43,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',50,1794841754159,'3970005331e18d49',1802966916374551,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e9f401bbf84c450b4cb90b91a8b617022543d236aadb719acb1e1e0a35bf1268","seat":1,"to":[1]}],"hash":"eb9f2cdc4b7b16547f88689057c4989b6bef515316c8334765e8d0a770c3dbdf","hidden":{"1":{"salt":"9ee4ed00aece37813065962118a4894c","value":["7"]}},"ms":389,"n":44,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',51,1794841754162,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"15841ec07cf78c9eaf5eb642a52bbf45f6dc9998c89d2c1116f8440c6108a032","seat":2,"to":[2]}],"hash":"ebdd3b65c1cb056426c702ae1d9cd3cca8663590c61f9fbbea11de2cf588d6f2","hidden":{"1":{"salt":"c9348c06c351dd8e5c70d8e7ee564bc9","value":["9½"]}},"ms":392,"n":45,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',52,1794841754166,'836948b18b64786a',2716463163633683,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]}],"hash":"d47e109505d11133fc64a6f5677fc46938ae62d97c1679d231a355d908e0743b","ms":396,"n":46,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',53,1794841754170,'3970005331e18d49',1802966916374553,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d44e3147b3e312ba6bb91a7386ab83a5e8131de2d01420e9b0e875ee2885ca8b","seat":1,"to":[1]}],"hash":"b988bba389a9c175ea0a9ba715fb727de0826dd55fbd7f94c260e91f6d2972a4","hidden":{"1":{"salt":"9cec3b045e4800be835c1de414ae3b78","value":["6½"]}},"ms":400,"n":47,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',54,1794841754172,'',0,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"e4064795b40b382231ffdc6e22dc51507fbf63dc4b5129511eb736a44330d375","seat":2,"to":[2]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"91e1ac693eec84b5692a275957b96e2f5a375fd5509e1c2e91bdb07000ff3a5e","hidden":{"1":{"salt":"dc5ec43caa4dad4ff424d7d684b090f0","value":["½"]}},"ms":402,"n":48,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',55,1794841754176,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"2307500152a9b83a96d2b137e8a33cb566146a27bd79dcfa742c1e4f590f6e27","ms":406,"n":49,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',56,1794841754178,'3970005331e18d49',1802966916374555,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"24eb356e599c83421439c60914568330356295232f2b17145413e1ed5e1ab769","seat":1,"to":[1]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"139687e9886ab90d77c19bc44677e1122a3d6f3f25e5fed782efaff1c38d4c24","hidden":{"1":{"salt":"fba00daa05a15836202f03c06702ea90","value":["J"]}},"ms":408,"n":50,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',57,1794841754181,'3970005331e18d49',1802966916374556,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"172074c98ddad065668b2e1ac5be3a75a82af49895f6b42e425e540eda354203","ms":411,"n":51,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',58,1794841754184,'836948b18b64786a',2716463163633684,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":0,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":1,"to":"all","what":[]}],"hash":"1835a654da53c86ab795a2fd4474602d2b9754b4230844235c226f897ef54f63","ms":414,"n":52,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',59,1794841754187,'',0,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"72ad04ffaa9e8a8c0a31ae52caf6f14c9f392deaaaeb1cac9887ccdc1ceb2c6d","seat":2,"to":[2]}],"hash":"990ad6948b3110d00f2955c25f820ce6c7ad7e24f97ba1190e98738d6d9020a1","hidden":{"1":{"salt":"7d33b8de0b3cb79e1ab5d6653bffbe91","value":["5"]}},"ms":417,"n":53,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',60,1794841754189,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"92951f2dd81894024faf8f5776486b6dbe9992505b6085aec233a26038c02d08","ms":419,"n":54,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',61,1794841754192,'836948b18b64786a',2716463163633685,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":0,"to":"all","what":[]}],"hash":"fa42fb1fd08534e7824d01f1dddac169e8b9427f47b309ad7ed09edd066350b7","ms":422,"n":55,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',62,1794841754195,'3970005331e18d49',1802966916374557,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"3c62ed5b822e582e0c1b9bd49e9e4edd2bc4ee6f39daa3039f00b9c13cb180eb","seat":1,"to":[1]}],"hash":"bc7d6e866c365cb303acda58d531ae13b0c52242ea46edcd29f9f32989839d68","hidden":{"1":{"salt":"0adfe6e51109e29d98ad149cbb3618d5","value":["1"]}},"ms":425,"n":56,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',63,1794841754197,'',0,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"fd923258acec56bb31569494d4e317efd7201cdae33cfb8a00d9f21546dd3d45","seat":2,"to":[2]}],"hash":"d866e51e69cd5c0eb077bb0efebfc2252ed850de77756655bfcc9346f954e94d","hidden":{"1":{"salt":"6d8e4af9c6cb9ed7bc569a1403f9099f","value":["6½"]}},"ms":427,"n":57,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',64,1794841754200,'3970005331e18d49',1802966916374558,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"a425ceca434c30be0b7b4408e190322856de72b9f4b24d64685c1e4a44834089","ms":430,"n":58,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',65,1794841754202,'836948b18b64786a',2716463163633686,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":0,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["18"],"seat":0,"to":"all","what":[]}],"hash":"3d42846297051a1cc58a5f7b7c4a57241cf8c42d7ab81b8488fe66bddfdaf832","ms":432,"n":59,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',66,1794841754206,'836948b18b64786a',2716463163633687,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-046","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"e2058ef4c4fccb2ad3ed7eb8bed58390aedec56c6c28b8f3c0537d44532f8a16","ms":436,"n":60,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',67,1794841754208,'3970005331e18d49',1802966916374559,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"9dfb52457a62eb42106b1adfd7420b6c9817d7b9458827b9971bba78b86ce75e","seat":1,"to":[1]}],"hash":"3b0ea874b5749932c50e31ce9d84b972e42c652c96d5a9e5799a4d8b42a8ba3e","hidden":{"1":{"salt":"c2c9cb6214671e4e6f5212d75841c48e","value":["5"]}},"ms":438,"n":61,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',68,1794841754211,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"9dcd8ce3faa976bbe89d6705ad987cf44040e8367d8853b537e74cc3ae7c7be4","seat":2,"to":[2]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"809253d2d3f470dd3bbb35522b0fbab8b39fe28043551bb12f3283e89dce718c","hidden":{"1":{"salt":"1ef216a86e08bfcbbd9eed0a44987ab4","value":["J"]}},"ms":441,"n":62,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',69,1794841754214,'',0,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":2,"to":"all","what":[]}],"hash":"5e164a917e631f162e2f2cea73963ade735fe23c398be0fe9f56c95ea5aca18e","ms":444,"n":63,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',70,1794841754217,'3970005331e18d49',1802966916374561,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"28ac0784275e608eee8b545f3bddd44cebd2145b131cb9b4ef4e1a94e94a7c37","seat":1,"to":[1]}],"hash":"35707b4b44eb63c0e9cd1f0f9a68c85427b1aa4b29f9283b775816ae0533aa63","hidden":{"1":{"salt":"961e5834b1748618dc2fe531da9816eb","value":["0"]}},"ms":447,"n":64,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',71,1794841754219,'',0,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-040","said":["J"],"seat":2,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"d68ae127fd8ccdab198e71d04df113b39aaf5a6698d327dfb39dd7b77388c32e","seat":2,"to":[2]}],"hash":"93e755ccf5ae16ea11ea7946f6c45e27cc96e08c054f66311347d8c19bf98aa4","hidden":{"1":{"salt":"3397e4bb03306f5795ddfe545a2d175d","value":["½"]}},"ms":449,"n":65,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',72,1794841754222,'836948b18b64786a',2716463163633689,'line',CAST('{"do":"lay 8","facts":[{"kind":"lay","rule":"M-040","said":["8"],"seat":0,"to":"all","what":[]}],"hash":"f5ba408908ba0d6348eedbd48c75217597c6cf7eacb1475be6c91edfd7149a21","ms":452,"n":66,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',73,1794841754225,'3970005331e18d49',1802966916374563,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]},{"kind":"draw","rule":"M-050","said":["1"],"sealed":"fee16d3ba23f177901c42141397f09e41b114ac71d60dc961386555d4a322229","seat":1,"to":[1]}],"hash":"da772b098bee253c37e5646c828c78fcccfe9b05a736303c0a0aa24fe932fd40","hidden":{"1":{"salt":"36771870d03c51e896315f07a89b1f9c","value":["½"]}},"ms":455,"n":67,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',74,1794841754227,'',0,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":2,"to":"all","what":[]}],"hash":"3c171d96173aed10b008d13873ab8320b76394e667dfd6dfec24d0f2518d57cb","ms":457,"n":68,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',75,1794841754231,'836948b18b64786a',2716463163633690,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":0,"to":"all","what":[]}],"hash":"b8609c5f1ffc033850d5216e896a2b63d14b73fcebd70e3b73416e7a35e990d5","ms":461,"n":69,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',76,1794841754234,'3970005331e18d49',1802966916374565,'line',CAST('{"do":"lay 5","facts":[{"kind":"lay","rule":"M-040","said":["5"],"seat":1,"to":"all","what":[]}],"hash":"3baafdb8aa24f43f40cfe023448fcfb7015681cc9b50cab832e4f6268b6e094b","ms":464,"n":70,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',77,1794841754236,'',0,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":2,"to":"all","what":[]}],"hash":"2edb47ee1ffed56b2d43f7e7908aab520ee1e340c4f0b6376450d1672a488b17","ms":466,"n":71,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',78,1794841754238,'3970005331e18d49',1802966916374566,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-120","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":2,"to":"all","what":[]}],"hash":"a4269bbeabcc9a9f5008cbe8fa64d3961e754c610cf7c6c3b3b04160894e14b5","ms":468,"n":72,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',79,1794841754240,'836948b18b64786a',2716463163633691,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-040","said":["9½"],"seat":0,"to":"all","what":[]}],"hash":"073a12b32bf1cf9f5120c03a1d640df11d3d8c53061545a603bc398f15c5f27f","ms":470,"n":73,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',80,1794841754242,'',0,'line',CAST('{"do":"lay ½ ½","facts":[{"kind":"lay","rule":"M-120","said":["½","½"],"seat":2,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["15"],"seat":2,"to":"all","what":[]}],"hash":"8af9993994ab83c99f298ad28aee858c0610fff91308a79d615810bdab70d3cf","ms":472,"n":74,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',81,1794841754244,'',0,'line',CAST('{"do":"lay 4 4","facts":[{"kind":"lay","rule":"M-046","said":["4","4"],"seat":2,"to":"all","what":[]}],"hash":"a34ca28a52c40354ced2eb5c71e3603e5811cd0614243144a68afb227f9e6d7d","ms":474,"n":75,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',82,1794841754246,'836948b18b64786a',2716463163633692,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"6b99a41360a5125eee75ce5fdea0eac7e3bd3693ba738cad97c3a7e86fec4ecb","ms":476,"n":76,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',83,1794841754248,'3970005331e18d49',1802966916374567,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["2","4","4"],"seat":1,"to":"all","what":[]}],"hash":"fc3f7552b4f089637980fbe8693e5818472708f27cb61fc4bf060ee97cfa0be4","ms":478,"n":77,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',84,1794841754251,'',0,'line',CAST('{"do":"flip 0","facts":[{"kind":"flip","rule":"M-076","said":["0","9½"],"seat":2,"to":"all","what":[]}],"hash":"31f1360a3d2045f8370643a3b622ed941fd97f07c54ea3b6de54cb3c829503ef","ms":481,"n":78,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',85,1794841754253,'3970005331e18d49',1802966916374568,'line',CAST('{"do":"pass","facts":[{"kind":"pass","rule":"M-133","said":[],"seat":1,"to":"all","what":[]}],"hash":"2d8da842533d136ae44677762464bbafe7a28d9abc56c034c0ec4ead02b2baf8","ms":483,"n":79,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',86,1794841754256,'836948b18b64786a',2716463163633693,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["9½"],"seat":0,"to":"all","what":[]}],"hash":"cce7ac629c247ffcb61802489264f7bd411a0e50721eb3d85f4ab3d92cf1e84b","ms":486,"n":80,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',87,1794841754259,'3970005331e18d49',1802966916374569,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-046","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"0d23b8fbb06ed8dbb7cd44c6ed88b5b288bff37a3ffcfb1c01ce49240b9930cd","ms":489,"n":81,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',88,1794841754261,'',0,'line',CAST('{"do":"flip 1","facts":[{"kind":"flip","rule":"M-076","said":["1","½"],"seat":2,"to":"all","what":[]},{"kind":"take","rule":"M-078","said":["½","1"],"seat":2,"to":"all","what":[]}],"hash":"7daf1a97746b1f00e75c52a19f54d8be17b311885431d4c04453e99e4acb6288","ms":491,"n":82,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',89,1794841754264,'836948b18b64786a',2716463163633694,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-046","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"6faf94bd02867eebd02ac97fda2462b7f8482b6838dc4b710507af28a8023adc","ms":494,"n":83,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',90,1794841754267,'3970005331e18d49',1802966916374570,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"17d277f4109545012424ad5eface38086fdf7e7c875739efb04b417d4ec29dc5","ms":497,"n":84,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',91,1794841754269,'',0,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":2,"to":"all","what":[]}],"hash":"3c3a877644bb5315792fabc6469f1399e0f9c4f4e17baf49b44a69be869f9ad3","ms":499,"n":85,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',92,1794841754272,'836948b18b64786a',2716463163633695,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"24ff80a4520e842e173375a9b65e7a6bd0f909804ff9e5e7f1f993678f0bb4e2","ms":502,"n":86,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',93,1794841754275,'3970005331e18d49',1802966916374571,'line',CAST('{"do":"lay 4","facts":[{"kind":"lay","rule":"M-040","said":["4"],"seat":1,"to":"all","what":[]}],"hash":"444bad668ebf2963b6f2b1d65b9f9eff58380303c715fe32d140616a1e468d72","ms":505,"n":87,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',94,1794841754277,'',0,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":2,"to":"all","what":[]}],"hash":"16e29770b883869f859d422ef3810173faf7f91d807c66c30ed862f665c326e9","ms":507,"n":88,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',95,1794841754280,'836948b18b64786a',2716463163633696,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"02803efbe299853c7cff6d0e896affb89cae7a599bec24d4ea13d946e1d67ab9","ms":510,"n":89,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',96,1794841754282,'3970005331e18d49',1802966916374572,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","1","3½","3½","4","4","6½"],"seat":1,"to":"all","what":[]}],"hash":"9af807b6a842acbb0aade1ab6d4079898c8ae2a24cd35075648119b1bf6f624b","ms":512,"n":90,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',97,1794841754284,'',0,'line',CAST('{"do":"flip 2","facts":[{"kind":"flip","rule":"M-076","said":["2","1"],"seat":2,"to":"all","what":[]},{"kind":"finish","rule":"M-090","said":["1"],"seat":2,"to":"all","what":[]}],"hash":"0c05a31679d956cd9a930f30cffa9e7589ece6482d624a05cde3215994276bd2","ms":514,"n":91,"seat":2}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',98,1794841754287,'836948b18b64786a',2716463163633697,'line',CAST('{"do":"lay 6½","facts":[{"kind":"lay","rule":"M-040","said":["6½"],"seat":0,"to":"all","what":[]}],"hash":"5d87585a8f1784b0aa40c0d27e3e038e04f5057577f6ce96d2982772e0dc5597","ms":517,"n":92,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',99,1794841754290,'3970005331e18d49',1802966916374573,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":0,"to":"all","what":[]}],"hash":"40a0bc32426fb13856a621cd468b1dc1218fbc43509c2735683096cf496b85b4","ms":520,"n":93,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',100,1794841754292,'3970005331e18d49',1802966916374574,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["½","1","6½"],"seat":1,"to":"all","what":[]}],"hash":"0592bc8c24e463cf1ad1fa098085646d97d5c2b518e6db03237cf11b585ed8cc","ms":522,"n":94,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',101,1794841754295,'836948b18b64786a',2716463163633698,'line',CAST('{"do":"lay 9½","facts":[{"kind":"lay","rule":"M-046","said":["9½"],"seat":0,"to":"all","what":[]}],"hash":"0dc3819c18f750c1fd22c32f949ee1eeeebd9c0b6610e0f0646b87343b73c5c2","ms":525,"n":95,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',102,1794841754298,'3970005331e18d49',1802966916374575,'line',CAST('{"do":"lay ½","facts":[{"kind":"lay","rule":"M-040","said":["½"],"seat":1,"to":"all","what":[]},{"kind":"clear","rule":"M-160","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"8b018f1b69dfec9ca8cef1a82e4f2f8ae49730a5a91fe2c3be34773bb71eb91b","ms":528,"n":96,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',103,1794841754300,'3970005331e18d49',1802966916374576,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-046","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"c713679bfbc0dcbaa74505a2c134a88d8bd1d991daec42df590003b824238230","ms":530,"n":97,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',104,1794841754303,'836948b18b64786a',2716463163633699,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-072","said":["J"],"seat":0,"to":"all","what":[]}],"hash":"957be4b00d51da93758d4114d62ea1cbe465e84f9ab150a77fcd404c0ad91b82","ms":533,"n":98,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',105,1794841754306,'3970005331e18d49',1802966916374577,'line',CAST('{"do":"lay 1","facts":[{"kind":"lay","rule":"M-040","said":["1"],"seat":1,"to":"all","what":[]}],"hash":"1e96bf1a9b2144f702d6cb9b098319db0e36c6486ce18cf27f92e283e1d57a6a","ms":536,"n":99,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',106,1794841754309,'836948b18b64786a',2716463163633700,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-072","said":["0"],"seat":0,"to":"all","what":[]}],"hash":"09b5bd1357a71a02ba6fa685e69ed18aba90b9f20f4a65c005bf792b08d1fdfb","ms":539,"n":100,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',107,1794841754311,'3970005331e18d49',1802966916374578,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-040","said":["2"],"seat":1,"to":"all","what":[]}],"hash":"8975c250e76f058c9fdf30008f6fef41dee9e6947e396f96f2c10fa90b64042c","ms":541,"n":101,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',108,1794841754314,'836948b18b64786a',2716463163633701,'line',CAST('{"do":"lay 2","facts":[{"kind":"lay","rule":"M-072","said":["2"],"seat":0,"to":"all","what":[]}],"hash":"ed66174544ad6c08f17482f636dcc7905c0b534212489ea13a87b27e5474c090","ms":544,"n":102,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',109,1794841754316,'3970005331e18d49',1802966916374579,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":1,"to":"all","what":[]}],"hash":"a2de6aba60b2d82b7edceb5146b3ed642d8d364119adf6c9acd3c109f2e3dfc1","ms":546,"n":103,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',110,1794841754319,'836948b18b64786a',2716463163633702,'line',CAST('{"do":"flip 0","facts":[{"kind":"flip","rule":"M-076","said":["0","9½"],"seat":0,"to":"all","what":[]}],"hash":"0e22ab1521e781ece53b3cdf9b8f4874b3836d8d9f851ae052043ed1368af9b1","ms":549,"n":104,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',111,1794841754322,'3970005331e18d49',1802966916374580,'line',CAST('{"do":"take","facts":[{"kind":"take","rule":"M-060","said":["J","0","1","1","2","2","3½","9½"],"seat":1,"to":"all","what":[]}],"hash":"ea33b9f7163cd9722e4fae033fbcf94c199f1846b2649982edbb0c84e0d373fd","ms":552,"n":105,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',112,1794841754325,'836948b18b64786a',2716463163633703,'line',CAST('{"do":"flip 1","facts":[{"kind":"flip","rule":"M-076","said":["1","7"],"seat":0,"to":"all","what":[]},{"kind":"skip","rule":"M-150","said":[],"seat":1,"to":"all","what":[]}],"hash":"752b9f72d82c235f33665ae209f9991a9c3f1969851d95ffe5aac5b6763c270f","ms":555,"n":106,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',113,1794841754328,'836948b18b64786a',2716463163633704,'line',CAST('{"do":"flip 2","facts":[{"kind":"flip","rule":"M-076","said":["2","3½"],"seat":0,"to":"all","what":[]},{"kind":"take","rule":"M-078","said":["3½","7"],"seat":0,"to":"all","what":[]}],"hash":"f592d90f14a022759c36c5361af7bc948660b77fa1bd57e95c547ff2573709a3","ms":558,"n":107,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',114,1794841754331,'3970005331e18d49',1802966916374581,'line',CAST('{"do":"lay J","facts":[{"kind":"lay","rule":"M-046","said":["J"],"seat":1,"to":"all","what":[]}],"hash":"d5b956da9a0676dbc546a147b90ce27f0eb9fbffb7ff596bf41dbe8e4fae6536","ms":561,"n":108,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',115,1794841754333,'836948b18b64786a',2716463163633705,'line',CAST('{"do":"lay 3½","facts":[{"kind":"lay","rule":"M-040","said":["3½"],"seat":0,"to":"all","what":[]}],"hash":"9e4d49a3588f8ee2de7c8c813ed70359b601a7efc25c930cb3f2dc6f2869076f","ms":563,"n":109,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',116,1794841754336,'3970005331e18d49',1802966916374582,'line',CAST('{"do":"lay 0","facts":[{"kind":"lay","rule":"M-040","said":["0"],"seat":1,"to":"all","what":[]}],"hash":"4aa7fcfb9812a475ea438d34f5bfa271fcc9296f9d7d671ea3b3a84e5884bc85","ms":566,"n":110,"seat":1}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',117,1794841754339,'836948b18b64786a',2716463163633706,'line',CAST('{"do":"lay 7","facts":[{"kind":"lay","rule":"M-040","said":["7"],"seat":0,"to":"all","what":[]},{"kind":"finish","rule":"M-090","said":["2"],"seat":0,"to":"all","what":[]},{"kind":"over","rule":"M-091","said":["2","3","1"],"seat":15,"to":"all","what":[]}],"hash":"1373effbfd88b798d3496936254de5f213836ae5ef345206e3634cfe0601fbc6","ms":569,"n":111,"seat":0}
' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',118,1794841754343,'836948b18b64786a',16,'again',CAST('{"game":"foppen","version":1,"options":{"bids":false,"bid_mode":"sealed","first_dealer":"draw","turn_seconds":60,"window_seconds":60,"score_seconds":20},"seats":3,"listed":false,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.0,"seed":"0f3db8cfe284803c3bb3b402f546d2fd1076f94e40de4ab3c9eac5cdd369de81","key":"5fbfa77ba96041dd381b7019e7224ab8dea1b0a73383ffc7169702dae19bb8b7"}' AS BLOB));
INSERT INTO "entries" VALUES('2609d3e73619bba9',119,1794841754345,'3970005331e18d49',1802966916374583,'ready',CAST('{"entropy":"b7e93586b4744fc2eb762d53a923390525b726d73a25303419aa6872f85a18ec"}' AS BLOB));
INSERT INTO "entries" VALUES('a6ffb25d15f357be',1,1794841754349,'836948b18b64786a',0,'open',CAST('{"game":"keezen","version":1,"options":{"home_stop":"any_reachable","queen_steps":12,"deal_rotation":"dealer_keeps_whole_deck","own_start_swap_source":true,"talk":"phrases","round_seconds":3600},"seats":4,"seed":"33134a7743f386b87bb3c790996797cd1cae226161f7c04b0d1a6eef712c3783","key":"c5b9616b06b8e83f30873a56cf6cb22bab75e31b8707da61610e966834052766","listed":true,"spectators":true,"cover_seconds":0,"undo":true,"pace":0.0,"bots":["","random"]}' AS BLOB));
INSERT INTO "entries" VALUES('a6ffb25d15f357be',2,1794841754354,'3970005331e18d49',0,'admit',X'');
INSERT INTO "entries" VALUES('a6ffb25d15f357be',3,1794841754357,'5bb5657de7a9042d',0,'admit',X'');
INSERT INTO "entries" VALUES('a6ffb25d15f357be',4,1794841754372,'3970005331e18d49',1927530459832321,'sit',CAST('{"seat":1}' AS BLOB));
INSERT INTO "entries" VALUES('6087b33eb4a33d69',33,1794841754385,'3970005331e18d49',0,'renamed',X'');
INSERT INTO "entries" VALUES('a29c210b202ac6fa',25,1794841754389,'3970005331e18d49',0,'renamed',X'');
INSERT INTO "entries" VALUES('7da5f4e73acb9ef9',33,1794841754391,'3970005331e18d49',0,'renamed',X'');
INSERT INTO "entries" VALUES('bb2e1867ee1d99d6',164,1794841754394,'3970005331e18d49',0,'renamed',X'');
INSERT INTO "entries" VALUES('2609d3e73619bba9',120,1794841754396,'3970005331e18d49',0,'renamed',X'');
INSERT INTO "entries" VALUES('a6ffb25d15f357be',5,1794841754397,'3970005331e18d49',0,'renamed',X'');
CREATE TABLE invitations (
    code_hash BLOB   PRIMARY KEY,
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    uses      BIGINT NOT NULL,
    expires   BIGINT NOT NULL,
    kind      TEXT   NOT NULL
);
INSERT INTO "invitations" VALUES(X'F239DC0A8B31364D772A3B9222969A482EC97B82C76F69E0D39217EBD7C322A1','6087b33eb4a33d69',64,1795446547069,'link');
INSERT INTO "invitations" VALUES(X'6398EC84EE5693298178AAF6BD5480E29EF87A43EC1C4EA55F995CD3DAB2AB19','6087b33eb4a33d69',64,1795446547069,'short');
INSERT INTO "invitations" VALUES(X'8613382683DEC28D0D833BD4AC92111E5C13F1FEA20C305BFD67455FCA655E5B','a29c210b202ac6fa',64,1795446549224,'link');
INSERT INTO "invitations" VALUES(X'AB0FD7F27C64697FF3469B42C109317413630D3D7ACCB2071CE9D06B22DA1373','a29c210b202ac6fa',64,1795446549224,'short');
INSERT INTO "invitations" VALUES(X'CD6385DE2098379DD6C5BFD30E991559E8E06E77AF08C8A93CDF6F2BFBC61CDA','7da5f4e73acb9ef9',64,1795446551100,'link');
INSERT INTO "invitations" VALUES(X'63C42BE46F1E1723A356B5913D10B19B54E9D267821BAC568806149401966F37','7da5f4e73acb9ef9',64,1795446551100,'short');
INSERT INTO "invitations" VALUES(X'24A04AA3A6C2421A20302DD843D9BD6BDE74E277C917C5E8D1601A4ADFAE61D0','bb2e1867ee1d99d6',64,1795446552184,'link');
INSERT INTO "invitations" VALUES(X'18C72D8B1AA58BC34A92A1F918D814B884B18303B8874457A49A07FCC4813178','bb2e1867ee1d99d6',64,1795446552184,'short');
INSERT INTO "invitations" VALUES(X'E43AF942104101CB50BE5540B3FE58BC6601547A38978253F4EB778F9176D51C','2609d3e73619bba9',64,1795446553739,'link');
INSERT INTO "invitations" VALUES(X'3FE2A4A4CE53CC6B3E7E25D34446110960BCBBDDAFF9D5B1BC1BDB0042E656DF','2609d3e73619bba9',64,1795446553739,'short');
INSERT INTO "invitations" VALUES(X'EDA2AF152200ED39FE8F967ED57FE1DE86DF6C742B4687E879C96E84AD1BA6C2','a6ffb25d15f357be',64,1795446554350,'link');
INSERT INTO "invitations" VALUES(X'72D392B246BB9B75BADD12BC37219BDBD5271DBB7455204DCDE36CFC40D7E67D','a6ffb25d15f357be',64,1795446554350,'short');
CREATE TABLE invited (
    code_hash BLOB   NOT NULL REFERENCES invitations (code_hash),
    who       TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (code_hash, who)
);
INSERT INTO "invited" VALUES(X'F239DC0A8B31364D772A3B9222969A482EC97B82C76F69E0D39217EBD7C322A1','3970005331e18d49',1794841747076);
INSERT INTO "invited" VALUES(X'F239DC0A8B31364D772A3B9222969A482EC97B82C76F69E0D39217EBD7C322A1','5bb5657de7a9042d',1794841747088);
INSERT INTO "invited" VALUES(X'8613382683DEC28D0D833BD4AC92111E5C13F1FEA20C305BFD67455FCA655E5B','3970005331e18d49',1794841749231);
INSERT INTO "invited" VALUES(X'8613382683DEC28D0D833BD4AC92111E5C13F1FEA20C305BFD67455FCA655E5B','5bb5657de7a9042d',1794841749242);
INSERT INTO "invited" VALUES(X'CD6385DE2098379DD6C5BFD30E991559E8E06E77AF08C8A93CDF6F2BFBC61CDA','3970005331e18d49',1794841751111);
INSERT INTO "invited" VALUES(X'CD6385DE2098379DD6C5BFD30E991559E8E06E77AF08C8A93CDF6F2BFBC61CDA','5bb5657de7a9042d',1794841751119);
INSERT INTO "invited" VALUES(X'24A04AA3A6C2421A20302DD843D9BD6BDE74E277C917C5E8D1601A4ADFAE61D0','3970005331e18d49',1794841752195);
INSERT INTO "invited" VALUES(X'24A04AA3A6C2421A20302DD843D9BD6BDE74E277C917C5E8D1601A4ADFAE61D0','5bb5657de7a9042d',1794841752207);
INSERT INTO "invited" VALUES(X'E43AF942104101CB50BE5540B3FE58BC6601547A38978253F4EB778F9176D51C','3970005331e18d49',1794841753744);
INSERT INTO "invited" VALUES(X'E43AF942104101CB50BE5540B3FE58BC6601547A38978253F4EB778F9176D51C','5bb5657de7a9042d',1794841753749);
INSERT INTO "invited" VALUES(X'EDA2AF152200ED39FE8F967ED57FE1DE86DF6C742B4687E879C96E84AD1BA6C2','3970005331e18d49',1794841754353);
INSERT INTO "invited" VALUES(X'EDA2AF152200ED39FE8F967ED57FE1DE86DF6C742B4687E879C96E84AD1BA6C2','5bb5657de7a9042d',1794841754357);
CREATE TABLE leases (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id),
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL
);
CREATE TABLE presence (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    who      TEXT   NOT NULL,
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL,
    PRIMARY KEY (table_id, who, holder)
);
CREATE TABLE reports (
    table_id TEXT   NOT NULL,
    n        BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n, who),
    FOREIGN KEY (table_id, n) REFERENCES chat (table_id, n)
);
CREATE TABLE schema_version (version BIGINT PRIMARY KEY);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE tables (
    id      TEXT    PRIMARY KEY,
    at      BIGINT  NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'over', 'closed')),
    listed  BOOLEAN NOT NULL,
    summary BLOB    NOT NULL
);
INSERT INTO "tables" VALUES('6087b33eb4a33d69',1794841747061,'playing',0,CAST('{"table":"6087b33eb4a33d69","game":"foppen","seats":3,"taken":3,"status":"playing"}' AS BLOB));
INSERT INTO "tables" VALUES('a29c210b202ac6fa',1794841749220,'playing',0,CAST('{"table":"a29c210b202ac6fa","game":"mezza","seats":4,"taken":4,"status":"playing"}' AS BLOB));
INSERT INTO "tables" VALUES('7da5f4e73acb9ef9',1794841751095,'playing',0,CAST('{"table":"7da5f4e73acb9ef9","game":"keezen","seats":4,"taken":4,"status":"playing"}' AS BLOB));
INSERT INTO "tables" VALUES('bb2e1867ee1d99d6',1794841752179,'over',0,CAST('{"table":"bb2e1867ee1d99d6","game":"mezza","seats":3,"taken":3,"status":"over"}' AS BLOB));
INSERT INTO "tables" VALUES('2609d3e73619bba9',1794841753738,'waiting',0,CAST('{"table":"2609d3e73619bba9","game":"foppen","seats":3,"taken":3,"status":"waiting"}' AS BLOB));
INSERT INTO "tables" VALUES('a6ffb25d15f357be',1794841754349,'waiting',1,CAST('{"table":"a6ffb25d15f357be","game":"keezen","seats":4,"taken":3,"status":"waiting"}' AS BLOB));
CREATE TABLE visitors (
    id          TEXT   PRIMARY KEY,
    name        TEXT   NOT NULL,
    secret_hash BLOB   UNIQUE,
    at          BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);
INSERT INTO "visitors" VALUES('836948b18b64786a','Anna',X'60634A6665A9C864935677A1CF1ADD8FFEA5BCC937A9BD780AB2053EB4E138E8',1794841747024,1794841747024);
INSERT INTO "visitors" VALUES('3970005331e18d49','Berend',X'5D23F11C5ADE57F5E63CA05379D54200BAE15085527D10C2B738EC8CC53BCEF2',1794841747042,1794841747042);
INSERT INTO "visitors" VALUES('5bb5657de7a9042d','Cora',X'9F5E752DE4CA2DC4EAA7EE2EBA0569A6B63E0E46612775DD53F3CB68E4ACF69F',1794841747052,1794841747052);
CREATE INDEX tables_by_age ON tables (at, id);
CREATE UNIQUE INDEX entries_by_request ON entries (table_id, who, request) WHERE request > 0;
CREATE INDEX chat_by_who ON chat (who, at);
CREATE INDEX leases_by_holder ON leases (holder);
COMMIT;
